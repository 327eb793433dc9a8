import type { SeedPage } from '../kinds.ts'

export const rappelImmediat: SeedPage = {
  path: '/voyance/rappel-immediat',
  title: 'Rappel immédiat : huit questions avant la sonnerie',
  description:
    'Qui peut faire sonner votre mobile, pour combien de temps, à quel prix, et comment retirer sa parole : huit questions à poser à un rappel, et nos réponses.',
  lead: 'Demander qu’on vous rappelle, c’est remettre à quelqu’un la clef de votre soirée. Nous avons posé à cette clef les questions que l’on pose à un serrurier.',
  body: `
<h2>Combien de portes ouvre-t-elle ?</h2>
<p>Une. Votre demande désigne un médium, vaut pour un entretien, et cesse d’exister quand il s’achève ou quand il échoue. Une autre fois, il faudra redire oui : les accords se lisent et se cochent à chaque demande, jamais d’avance. Une clef de ce genre ne se copie pas.</p>
<h2>Qui la tient ?</h2>
<p>Ni le médium, ni un vendeur. La maison la remet, le temps de l’appel, à l’opérateur qui relie les deux lignes. Votre interlocuteur entend votre voix sans apprendre où elle loge, et ne disposera ensuite d’aucun moyen de vous faire sonner. Vous ne connaîtrez pas davantage son numéro.</p>
<h2>Comment savez-vous que c’est mon mobile ?</h2>
<p>Parce que vous l’aurez montré. Un code part par SMS, vous le recopiez à la page <a href="/mon-compte/telephone">Mon téléphone</a>, une seule fois. Sans cette preuve, rien ne sonne : nul ne peut donner le numéro d’un autre pour lui faire une farce à minuit. Sont admis les mobiles de France, outre-mer compris, de Belgique, de Suisse, du Luxembourg et de Monaco.</p>
<h2>À quel prix ?</h2>
<p>Celui du portrait, que l’écran vous redit avec votre temps offert et la durée que couvre le tout. Il faut de quoi tenir une minute. L’appel entrant, en France, n’ajoute pas un centime chez votre opérateur ; hors des frontières, interrogez votre forfait. Ni l’attente, ni l’annonce, ni un appel manqué ne se paient.</p>
<h2>Immédiat, vraiment ?</h2>
<p>Autant qu’un téléphone peut l’être. La liste placée sous ces lignes ne montre que des gens qui se sont dits prêts à parler, là, maintenant. L’un d’eux peut cependant avoir quitté sa chaise ; il a quelques sonneries pour y revenir. S’il ne vient pas, votre mobile ne sonne même pas, et l’on vous le dit à l’écran. Certains médiums donnent aussi rendez-vous : l’heure vous est gardée, l’appel se demande alors comme un autre. Aux heures où toutes les lampes sont éteintes, la page <a href="/voyance/voyance-sans-attente">sans attente</a> range d’autres réponses par leur délai.</p>
<h2>Et si je ne décroche pas ?</h2>
<p>L’enfant pleure, la batterie meurt, la peur vient : il n’y a pas à se justifier. La demande se referme à zéro. Si votre messagerie répond à votre place, l’annonce lui demandera le 1, qu’elle ne pressera pas ; elle en gardera peut-être un morceau. Quand d’autres que vous l’écoutent, coupez-la avant de demander, ou préférez l’appel web, qui ne passe par aucun numéro.</p>
<h2>Qu’en restera-t-il ?</h2>
<p>Sur le reçu : le mot « téléphone », des heures, des secondes, une somme. Dans votre compte : le numéro, tant que vous l’y laissez. Nulle part : ce qui s’est dit, puisque rien n’enregistre. Chez votre opérateur, comme pour tout appel reçu, une ligne technique que nous ne maîtrisons pas. Les <a href="/page/donnees-personnelles">durées de conservation</a> sont affichées.</p>
<h2>Comment reprendre ma parole ?</h2>
<p>Avant la sonnerie, par le bouton d’annulation. Pendant l’annonce, en raccrochant. Pendant l’entretien, en raccrochant encore : la seconde où vous le faites est la dernière comptée. Après, en contestant le reçu si quelque chose vous y choque. Quant au mobile, vous pouvez le retirer du compte un soir de mauvaise humeur et le remettre au printemps.</p>
<h2>Le faux serrurier</h2>
<p>Quelqu’un pourrait se faire passer pour nous. Trois différences sautent à l’oreille.</p>
<ul>
<li>Il vous appelle sans que vous ayez rien demandé. Nous n’appelons, pour consulter, qu’à la suite d’un bouton pressé par vous à l’instant.</li>
<li>Il ne dit pas de prix, ou veut que vous rappeliez un numéro surtaxé. Quand nos pages en montrent un, son prix est à côté ; nul ne vous presse de le composer.</li>
<li>Il désire un code, une carte, un secret. Notre annonce ne désire qu’une touche.</li>
</ul>
<p>Raccrochez-lui au nez, c’est permis, et <a href="/reclamation">racontez-nous</a>.</p>
<h2>La neuvième</h2>
<p>Elle est pour vous : est-ce le moment ? Une question que l’on poserait encore demain matin mérite l’appel. Une question que l’on aurait honte d’avoir posée mérite le sommeil. Et une douleur qui ne ressemble plus à une question mérite le 3114, qui n’exige ni compte ni numéro confirmé.</p>
<p>Si c’est oui, la page <a href="/voyance/telephone">voyance par téléphone</a> dit ce qu’une voix révèle, et celle des <a href="/voyance/rappel-immediat-voyance">bruits de l’appel</a> vous apprendra à le suivre les yeux fermés.</p>
`,
}
