import type { SeedPage } from '../kinds.ts'

export const privee: SeedPage = {
  path: '/voyance/voyance-privee',
  title: 'Voyance privée : la lampe, le rideau et le verrou',
  description:
    'Dix inquiétudes que l’on a le droit d’avoir avant de se confier à un médium, et pour chacune une réponse précise : qui voit, qui garde, et comment tout reprendre.',
  lead: 'Allumer une lampe dans une pièce sombre la rend visible de la rue. Avant de se confier, il est sain de vérifier les rideaux ; voici ce que l’on distingue de dehors, et ce que l’on n’y voit pas.',
  body: `
<h2>Vu de la rue</h2>
<h3>« Et si quelqu’un cherchait à savoir que je viens ici ? »</h3>
<p>Il taperait votre adresse électronique dans le formulaire de connexion, ou tenterait de s’inscrire avec. La page lui répondrait exactement ce qu’elle répond à une adresse inconnue. On ne peut pas tirer d’elle la preuve qu’un compte existe.</p>
<h3>« Que dira ma banque ? »</h3>
<p>Qu’un crédit a été acheté, tel jour, pour telle somme. Elle ne connaît ni le médium, ni l’heure, ni la durée, et n’a aucun moyen de l’apprendre de nous.</p>
<h3>« Les publicités vont-elles me suivre ? »</h3>
<p>Pas à cause de vos confidences. Elles n’alimentent aucun portrait commercial et ne sont pas cédées. La mesure d’audience attend votre permission, un refus coûte un geste, et les courriers d’offres ne sont adressés qu’à ceux qui les ont voulus, puis confirmés.</p>
<h2>Vu de l’autre fauteuil</h2>
<h3>« Que sait le médium de moi ? »</h3>
<p>Un prénom, et ce que vous racontez. Votre adresse, votre numéro, votre carte, les conversations tenues avec d’autres lui sont invisibles. S’il note quelque chose pour s’en souvenir, votre compte vous montre la note et vous permet de l’effacer. Quant à ce que la maison garde de ces échanges, la copie de vos données le donne en entier.</p>
<h3>« Et de ceux dont je parle ? »</h3>
<p>Rien, si vous n’en dites rien. Un frère, une collègue, un amour ancien n’ont pas choisi d’entrer dans la pièce. Appelez-les par une initiale. Les cartes n’ont jamais eu besoin d’un nom de famille.</p>
<h3>« Peut-il me retrouver ? »</h3>
<p>Le site ne lui donne pas de quoi le faire, et il ne peut déclencher lui-même aucune séance payante. Si l’un d’eux vous proposait de continuer sur une messagerie privée, la proposition suffirait à le disqualifier.</p>
<h2>Vu de la maison</h2>
<h3>« Lisez-vous les conversations ? »</h3>
<p>Pas de notre propre chef. Lorsque vous contestez un reçu, la personne chargée du dossier voit la chronologie et les montants, et son passage est consigné. Un propos vous a blessé ? Citez-le dans une réclamation. S’il faut relire l’échange pour vous répondre, cela se fait pour une raison écrite, qui vous attend ensuite parmi <a href="/mon-compte/donnees">vos données</a>. Le droit européen protège à part ce qui touche au corps, aux croyances, à l’intimité ; c’est pourquoi votre accord vous est demandé en termes clairs avant le premier échange, et pourquoi vous pouvez le reprendre.</p>
<h3>« Et ce que je dis à voix haute ? »</h3>
<p>D’un appel, personne ne peut rien réécouter. L’appel web est chiffré d’un navigateur à l’autre ; son relais transporte sans comprendre. Si c’est un automate qui décroche, un programme mesure la force de votre voix, pour savoir quand parler, et l’oublie. Le <a href="/voyance/telephone">téléphone</a> réunit deux appels dont aucun ne montre de numéro. Rien n’est enregistré : il reste une heure, une durée, un prix. Un message vocal envoyé dans un tchat est autre chose : vous l’avez laissé comme on laisse une lettre, et il reste avec elle, chiffré, sans que nul en tire un texte.</p>
<h3>« Combien de temps tout cela reste-t-il ? »</h3>
<p>Chaque chose a sa durée. La comptabilité doit conserver dix ans la mention d’un achat, sans en connaître le motif. Un compte qui n’a jamais servi à consulter ni à payer s’efface après trois ans sans connexion. Vos conversations, elles, durent trois mois, un an ou deux, à votre choix. Le tableau entier est à la page <a href="/page/donnees-personnelles">données personnelles</a>.</p>
<h3>« Et si je veux disparaître ? »</h3>
<p>Depuis votre compte, vous pouvez prendre une copie complète, lisible par vous et par d’autres logiciels, puis demander l’effacement. Un code confirme que la demande est bien la vôtre. Trente jours courent ensuite, le temps de regretter ; passé ce délai, plus rien ne permet de faire marche arrière.</p>
<h2>Le verrou est de votre côté</h2>
<p>Nous pouvons fermer nos portes, pas la vôtre. Une boîte de courrier que deux personnes relèvent, un ordinateur familial où la session dort, un téléphone dont l’écran affiche les messages sans être déverrouillé : la plupart des secrets s’échappent par là. Le compte énumère les appareils connectés et permet de les déconnecter d’un coup. Chaque entrée depuis une machine inconnue vous vaut un courriel. Si ce courriel même vous met en difficulté, changez d’abord d’adresse.</p>
<p>Vivre avec quelqu’un qui fouille n’est pas un détail technique. Quand la surveillance s’accompagne de peur, le 3919 reçoit les femmes victimes de violences, et l’appel n’apparaît pas sur les factures.</p>
<h2>L’autre secret, celui qu’on vous impose</h2>
<p>« N’en parlez à personne » est une phrase que les bons médiums n’emploient pas. Elle sert à couper du monde quelqu’un que l’on s’apprête à dépouiller, et précède souvent un « désenvoûtement » dont le tarif grimpe. Votre silence vous appartient : gardez-le ou rompez-le à votre guise. Si on vous l’ordonne, <a href="/reclamation">écrivez-nous</a>, puis parlez-en à quelqu’un qui vous aime.</p>
<p>Les autres critères qui séparent la pudeur de l’emprise sont rassemblés sur la page d’une <a href="/voyance/voyance-serieuse">voyance sérieuse</a>. Le mot juste, lui, est au lexique, à <a href="/voyance/lexique/confidentialite">confidentialité</a>.</p>
`,
}
