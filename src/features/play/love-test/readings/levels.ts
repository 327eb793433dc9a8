import type { Dimension } from '../questions.ts'
import type { Level } from '../rules.ts'

/** What each dimension says at each level; {partner} is « votre compagne », « votre compagnon » or « votre partenaire ». */
export const levels: Readonly<Record<Dimension, Readonly<Record<Level, string>>>> = {
  trust: {
    bright:
      'Entre vous, la confiance n’est pas un mot, c’est une habitude. On ne vérifie pas, on ne soupçonne pas, et ce que l’on promet a de bonnes chances d’arriver. Ce calme ne fait pas de bruit, mais il porte tout le reste\u00a0: il permet de se tromper, d’être en retard, de changer d’avis, sans que le lien tremble. Entretenez-le comme on entretient un chemin, en y passant souvent.',
    good: 'La confiance est là, avec quelques zones d’ombre que vous connaissez bien. Elle tient dans les grandes choses et vacille parfois dans les petites\u00a0: un retard sans nouvelles, une phrase vague, une promesse glissée sous la pile. Rien d’étonnant à cela. Dire simplement ce dont vous aviez besoin, au lieu de dire ce qui vous a déplu, suffit souvent à éclairer la pièce.',
    mixed:
      'La confiance demande ici un peu de travail. Vous avez envie de croire, et quelque chose vous retient\u00a0: une déception ancienne, une réponse évasive, l’habitude prise de vérifier. Cela ne désigne pas de coupable. Il vous manque surtout des preuves modestes et régulières, de celles que l’on donne sans qu’on les demande\u00a0: prévenir, tenir, raconter. Commencez par une seule, choisie à deux.',
    low: 'La confiance est aujourd’hui un endroit fragile de votre histoire. Douter chaque jour fatigue, autant la personne qui doute que celle que l’on soupçonne. Avant de chercher à tout réparer, demandez-vous ce qui l’a abîmée\u00a0: un fait précis, une accumulation, ou une crainte plus ancienne que cette relation. Selon la réponse, la conversation à ouvrir n’est pas la même, et un regard extérieur peut aider.',
  },
  desire: {
    bright:
      'Le désir circule, et il se dit. C’est un climat plus qu’un événement\u00a0: un regard qui s’attarde, une main posée en passant, l’envie de plaire intacte malgré les jours ordinaires. Vous savez aussi que l’élan n’a pas à être constant pour être vrai. Gardez-lui ses deux alliés, le temps et la surprise, car ce sont les premiers que les agendas sacrifient.',
    good: 'Le désir est présent, avec ses marées. Il vous arrive de le laisser au second plan, derrière la fatigue, les écrans, les choses à faire, puis de le retrouver avec plaisir. Ce va-et-vient est celui de presque tous les couples. Vous n’avez pas à attendre qu’il revienne de lui-même\u00a0: un moment choisi d’avance n’a rien de froid, c’est une invitation que l’on savoure deux fois.',
    mixed:
      'Le désir s’est fait discret, ou vos deux rythmes ne tombent pas aux mêmes heures. Ce décalage se vit mal quand il se tait, car chacun l’explique alors à sa façon, et rarement en sa faveur. Parlez-en hors de la chambre, un jour tranquille, en disant ce qui vous manque plutôt que ce qui ne va pas. La tendresse sans attente rouvre souvent la porte.',
    low: 'Le désir s’est éloigné, et vous le savez. Cela peut venir de la fatigue, d’une rancune qui n’a pas été dite ou d’une habitude qui a tout recouvert. Aucune de ces raisons n’est honteuse. Il ne s’agit pas de se forcer, jamais, mais de retrouver d’abord le goût d’être côte à côte, sans programme. Si le silence dure, en parler à un professionnel est une démarche ordinaire.',
  },
  talk: {
    bright:
      'Vous vous parlez, et surtout vous vous entendez. Les mercis ne sont pas réservés aux grandes occasions, les soucis trouvent une oreille, et un repas à deux passe plus vite que prévu. C’est une richesse que l’on oublie de compter, parce qu’elle ne se voit pas. Continuez de vous raconter même ce qui semble sans importance\u00a0: c’est là que les gens changent, sans prévenir.',
    good: 'La parole circule bien, avec des jours où elle se limite à l’intendance. Vous savez dire l’essentiel, vous laissez parfois le reste pour plus tard. Or ce reste, un doute, une envie, une petite fierté, est justement ce qui donne à une histoire son goût d’aventure. Offrez-vous chaque semaine une vraie question, dont vous ne connaissez pas la réponse, et écoutez-la jusqu’au bout.',
    mixed:
      'Il y a des mots qui manquent entre vous. Les choses pratiques se règlent, mais ce qui touche de plus près se dit à moitié, ou ailleurs, ou pas du tout. On finit par deviner, et l’on devine mal quand on redoute la réponse. Choisissez un moment court et sans écran, un seul sujet, et une règle simple\u00a0: redire ce que l’on a compris avant de répondre.',
    low: 'Le silence a pris beaucoup de place. Peut-être avez-vous essayé de parler, sans obtenir de réponse, puis renoncé pour avoir la paix. Cette paix coûte cher, car elle laisse chacun avec sa propre version. Si la voix ne trouve plus son chemin, une lettre le trouve parfois\u00a0: quelques lignes, sans reproche, qui disent ce que vous ressentez et ce que vous espérez. Une conseillère ou un conseiller conjugal peut aussi tenir la lampe.',
  },
  quarrels: {
    bright:
      'Vous savez vous disputer, ce qui vaut mieux que de ne jamais le faire. Les sujets ont un nom, le ton redescend, le pardon se demande et s’accorde. Après l’orage, vous revenez sur ce qui s’est passé pour le comprendre. Ces conflits ne vous abîment pas, ils règlent quelque chose. Gardez cette élégance pour les jours de grande fatigue, où elle est plus difficile à tenir.',
    good: 'Vos désaccords restent à la bonne taille, la plupart du temps. Ils s’enflamment un peu, retombent, et se terminent souvent par un geste plutôt que par une explication. C’est doux, mais il arrive que la même braise attende dessous. Revenez-y à froid, le lendemain, avec une phrase qui commence par «\u00a0je\u00a0»\u00a0: un même sujet paraît bien plus petit en plein jour.',
    mixed:
      'Les disputes laissent des traces. Elles reviennent sur les mêmes détails, les mots vont plus loin que la pensée, et l’on referme le dossier sans l’avoir réglé. Derrière un détail qui se répète, il y a presque toujours une demande qui n’ose pas se dire\u00a0: de l’aide, de l’attention, une place. Cherchez-la ensemble, et convenez d’un mot pour faire une pause de vingt minutes.',
    low: 'Vos conflits vous épuisent. Ils commencent sans raison claire, durent, et laissent derrière eux une rancune que personne ne vient chercher. À ce rythme, on finit par se taire pour éviter l’orage, et le lien s’use en silence. Il ne s’agit plus de savoir qui a raison. Convenez d’abord d’une règle pour arrêter une dispute en cours, puis demandez de l’aide à quelqu’un dont c’est le métier.',
  },
  balance: {
    bright:
      'À deux, vous restez deux\u00a0: chaque voix compte, chaque vie garde ses amis, ses goûts, ses heures. Les charges se partagent sans que l’on tienne les comptes, et l’argent se parle sans gêne. Cet équilibre a demandé des ajustements, et il en demandera d’autres à chaque changement de vie. Vous avez montré que vous saviez les faire, et c’est ce qui compte le plus.',
    good: 'L’équilibre est bon, à quelques grammes près. Une personne porte parfois un peu plus, décide un peu plus vite, ou renonce sans le dire à une soirée qui lui plaisait. Ces petits écarts ne pèsent rien un par un. Une fois par mois, faites le point comme on vérifie les provisions\u00a0: qui fait quoi, qui voudrait souffler, et ce que l’on pourrait échanger.',
    mixed:
      'La balance penche. Les tâches, les décisions ou le temps libre ne sont pas répartis comme vous le voudriez, et la fatigue commence à parler à votre place. Souvent, la personne qui en fait moins ne le voit pas, et celle qui en fait plus n’ose plus demander. Posez la liste sur la table, sans procès\u00a0: le simple fait de la lire à deux change la conversation.',
    low: 'L’équilibre vous manque beaucoup. Vous donnez, vous vous adaptez, et il vous reste peu de place pour vos propres envies. On peut tenir longtemps ainsi, au prix d’un certain éloignement de soi. Reprenez d’abord une petite chose rien qu’à vous, une heure, une amitié, un cours, et observez comment elle est accueillie. La réaction de {partner} vous en dira plus qu’un long débat.',
  },
  projects: {
    bright:
      'Vous regardez dans la même direction, et vous savez de quoi elle est faite. Les projets ont des dates, les réussites se fêtent à deux, l’avenir n’est pas un sujet que l’on repousse. Cette force a une vertu discrète\u00a0: elle aide à traverser les semaines grises, puisque l’on sait où l’on va. Laissez quand même une page blanche dans le carnet, pour ce que vous n’avez pas prévu.',
    good: 'L’avenir vous réunit, même si ses contours restent à dessiner. Vous partagez l’élan, moins souvent le calendrier. Il n’est pas nécessaire de tout décider\u00a0: un petit projet, daté, vaut mieux qu’un grand rêve qui attend. Choisissez quelque chose de modeste et d’agréable pour les trois mois qui viennent. Le tenir ensemble vous apprendra beaucoup sur la manière dont vous tiendrez le suivant.',
    mixed:
      'Sur l’avenir, vous avancez avec deux cartes différentes, que vous n’avez pas encore posées côte à côte. Peut-être par crainte de découvrir un désaccord, peut-être parce que le présent occupe tout. Pourtant, un désaccord connu se travaille mieux qu’un malentendu. Prenez une soirée pour dire, sans rien négocier, ce que vous aimeriez vivre dans trois ans. La négociation viendra un autre jour.',
    low: 'L’avenir commun est flou, ou il vous pèse. Vos envies semblent tirer dans des sens opposés, et vous préférez parfois ne pas y penser. Ce n’est pas un verdict\u00a0: on peut s’aimer et vouloir des vies différentes, et l’on peut aussi découvrir, en parlant, que l’écart était moins grand qu’on ne croyait. La question utile est précise\u00a0: qu’est-ce qui, pour vous, n’est pas négociable\u00a0?',
  },
}
