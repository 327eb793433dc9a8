import type { SeedPage } from '../kinds.ts'

export const astrologues: SeedPage = {
  path: '/voyance/astrologues',
  title: 'Les astrologues : de l’étoile du soir à la carte du ciel',
  description:
    'Partir de ce que l’on voit dehors un soir clair, arriver au thème de naissance, peser l’objection des jumeaux, et savoir quoi demander à un astrologue.',
  lead: 'Avant d’être un dessin plein de flèches, l’astrologie fut une soirée dehors. Commençons par là : sortez, tournez-vous vers le couchant, attendez.',
  body: `
<h2>Ce que vous avez sous les yeux</h2>
<p>Une lumière blanche, très vive, qui ne scintille presque pas, apparaît avant toutes les autres. C’est Vénus, si la saison s’y prête. Les Grecs lui donnèrent deux noms, Hespéros le soir et Phosphoros le matin, avant d’admettre qu’il s’agissait d’un même astre. Sous nos latitudes, on ne la rencontre jamais au milieu de la nuit : serrée contre le Soleil, elle ne s’en écarte pas de plus de quarante-huit degrés environ.</p>
<p>Restez une heure. La Lune, s’il y en a une, et les planètes visibles se rangent le long d’un même arc. Cette route s’appelle l’écliptique. Les astrologues en ont fait douze parts égales, les signes, comptées depuis la place du Soleil à l’équinoxe de mars. À l’est, quelque chose se lève pendant que vous regardez : le degré qui perce l’horizon à cet instant, c’est l’ascendant de tous les enfants qui naissent maintenant, ici.</p>
<p>Vous venez de lire un thème. Le reste est de la précision.</p>
<h2>Du ciel à la feuille</h2>
<p>Faire cela pour une naissance ancienne demande un calcul, dont la machine se charge aujourd’hui. <a href="/theme-astral">Notre page du thème</a> le mène à partir de la date, de l’heure légale alors en vigueur et du lieu, puis dessine la roue et l’accompagne d’un tableau. Quand l’heure fait défaut, elle laisse l’ascendant en blanc plutôt que de l’imaginer.</p>
<p>Une partie de ces astres est arrivée tard dans la tradition. Les Babyloniens n’avaient que cinq planètes, celles que l’œil distingue. Uranus ne fut reconnue qu’en 1781, Neptune en 1846, Pluton en 1930, et il fallut leur prêter un caractère. Interrogez votre astrologue là-dessus, la réponse vous dira s’il pense ou s’il récite.</p>
<h2>L’objection des jumeaux</h2>
<p>Elle est vieille comme le métier. Cicéron la formule, saint Augustin la reprend dans La Cité de Dieu : deux enfants sortis du même ventre à quelques instants d’intervalle ont un ciel presque identique, et des vies qui ne le sont pas. Les praticiens répondent que peu de degrés suffisent, que le même accord se joue de plusieurs façons. L’argument console, il ne démontre pas. Aucun essai rigoureux n’a fait apparaître de lien entre la carte et la personne.</p>
<p>L’astrologie subsiste pourtant, comme subsistent les mythes. Elle distribue une troupe de personnages, le guerrier, le messager, le vieillard qui fixe des bornes, et vous invite à chercher lesquels se disputent la parole chez vous. On peut goûter une pièce en sachant qu’elle est écrite.</p>
<h2>Pourquoi montrer sa carte à quelqu’un</h2>
<p>La carte imprimée noie le lecteur sous les détails. Une dizaine d’astres, autant de signes, des traits de toutes les couleurs : par où commencer ? Le travail de l’astrologue consiste à choisir. Il repère deux ou trois motifs qui reviennent, une planète isolée, un carré tendu, une foule dans une maison, et bâtit la conversation autour. Voici des demandes auxquelles ce travail se prête.</p>
<ul>
<li>« Quelle contradiction voyez-vous en premier ? »</li>
<li>« Que raconte cette Lune, si l’on oublie le Soleil ? »</li>
<li>« Quel cycle se ferme pour moi, et lequel s’ouvre ? »</li>
<li>« Montrez-moi, sur la roue, d’où vous tirez cela. »</li>
</ul>
<p>La dernière est la meilleure. Un interprète de bonne foi posera le doigt, pour ainsi dire, sur le tracé. S’il n’y a rien sous le doigt, vous le verrez tous les deux.</p>
<p>Écartez en revanche ce qui réclame un calendrier d’événements. Ni gains, ni guérison, ni retour d’un amour ne sont inscrits dans une <a href="/divination/lexique/ephemerides">éphéméride</a>. Quiconque vous annonce un accident pour le passage de Saturne et se propose de vous en préserver fait commerce de votre inquiétude.</p>
<h2>Le jour, le lieu, la minute</h2>
<p>L’acte de naissance contient l’heure dans la plupart des cas, et l’on en obtient copie auprès de la mairie. À défaut, une mère se souvient quelquefois d’un repas ou d’une aube. Dites d’où vous tenez l’information : « vers l’aube, d’après ma grand-mère » n’est pas « 6 h 12, d’après l’état civil ». L’astrologue saura ce qu’il doit tenir pour ferme.</p>
<h2>Ceux qui lisent ici</h2>
<p>Vous les trouverez à la suite, avec leur manière et leur prix. Si le tableau vous plaît mais que la conversation vous intimide, apprenez d’abord l’alphabet : <a href="/mag/les-maisons-astrologiques-visite-guidee">la visite guidée des maisons</a> se fait à votre allure. Et quand le ciel vous paraîtra trop grand, rappelez-vous que des <a href="/voyance/mediums">médiums</a> travaillent sans carte aucune.</p>
`,
}
