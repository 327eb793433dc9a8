import type { Dimension } from '../questions.ts'

/** What is said instead, when answers tell of fear, control or a refusal that is not respected. */
export const care: Readonly<{
  opening: string
  aside: string
  dimensions: Partial<Record<Dimension, string>>
  gestures: readonly string[]
}> = {
  opening:
    'Certaines de vos réponses parlent de peur, de contrôle, ou d’un refus qui n’est pas respecté. Avant tout le reste\u00a0: cela n’a pas sa place dans une histoire d’amour, et vous n’y êtes pour rien. Les numéros ci-dessous sont gratuits, et l’on y écoute sans juger. La suite peut attendre.',
  aside:
    'Les conseils de cette page supposent deux personnes libres de se parler. Si parler vous expose, laissez-les de côté\u00a0: rien de ce que vous lisez ici ne vous demande d’arranger les choses, de patienter ou de comprendre davantage. Vous pouvez aussi refermer cette page\u00a0; vos réponses disparaissent avec l’onglet, et le dernier écran permet de les effacer tout de suite.',
  dimensions: {
    trust:
      'Vous décrivez une surveillance, ou des permissions à demander. Aimer ne donne aucun droit de regard sur un téléphone, des sorties ou des amitiés. Si ces limites vous pèsent, ce n’est pas un défaut de votre part, et ce n’est pas une preuve d’amour de la part de {partner}. Vous pouvez en parler à une personne de confiance, ou à l’une des lignes indiquées sur cette page, qui écoutent sans rien vous imposer.',
    desire:
      'Vous dites qu’il n’est pas vraiment possible de refuser. Dans un couple aussi, un oui n’a de sens que si le non est libre, chaque fois, sans avoir à se justifier et sans en payer le prix ensuite. Ce que vous décrivez n’est pas une affaire de désir, et vous n’en êtes pas responsable. En parler à une personne sûre, ou à l’une des lignes indiquées sur cette page, peut être un premier pas, à votre rythme.',
    quarrels:
      'Vous dites avoir parfois peur quand le ton monte. Cette réponse compte plus que toutes les autres. Une dispute peut être vive\u00a0; elle ne doit pas faire peur. Vous n’avez ni à la calmer, ni à la mériter, ni à attendre qu’elle recommence pour demander conseil. On peut appeler les lignes indiquées sur cette page simplement pour parler, sans rien avoir décidé. En cas de danger, composez le 17.',
    balance:
      'Vous décrivez un argent dont une seule personne décide. Quand il faut tout demander, on n’est plus libre de choisir, et ce n’est pas une simple question d’organisation. Vous avez droit à un compte à votre nom, à vos papiers, à ce que vous gagnez. Les lignes indiquées sur cette page connaissent ces situations et orientent vers des associations qui aident, pas à pas. Rien ne vous oblige à décider aujourd’hui.',
  },
  gestures: [
    'Dites ce que vous vivez à une personne de confiance, pour que quelqu’un d’autre que vous le sache.',
    'Si votre téléphone est consulté, appelez depuis un autre, et effacez l’historique de vos appels.',
    'Mettez à l’abri, chez quelqu’un de sûr, une copie de vos papiers importants et un peu d’argent si vous le pouvez.',
  ],
}
