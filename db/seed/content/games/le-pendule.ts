import type { SeedGame } from '../kinds.ts'

export const pendulum: SeedGame = {
  slug: 'le-pendule',
  name: 'Le pendule',
  summary: 'Une question, trois réponses possibles, une chance sur trois pour chacune.',
  title: 'Pendule gratuit : oui, non ou pas encore, en un geste',
  description:
    'Posez une question au pendule et ouvrez l’un des trois plis : oui, non ou pas encore, une chance sur trois pour chacun. Gratuit et vérifiable.',
  intro: `
<h2>Trois plis fermés</h2>
<p>Un pendule tenu à la main répond aux petits mouvements de celle ou celui qui le tient. Un pendule d’écran n’a pas de
main : il ne lui reste que le hasard, et nous préférons le dire. Trois plis sont mélangés, vous en ouvrez un. Il dit oui,
non, ou pas encore, avec une chance sur trois chaque fois, ni plus ni moins.</p>
<p>À quoi bon, alors ? À écouter ce qui se passe en vous quand le pli s’ouvre. Un oui qui soulage, un oui qui serre la
gorge, un non dont on veut aussitôt discuter : votre réaction en sait plus long que la réponse. C’est une pièce lancée en
l’air, dont on comprend le désir pendant qu’elle tourne encore.</p>
<h3>Le troisième mot</h3>
<p>« Pas encore » mérite son propre pli. Beaucoup de questions sont posées trop tôt : il manque un fait, une date, une
conversation. Quand il sort, cherchez ce qui vous permettrait de demander autrement, et revenez quand vous l’aurez.</p>
<p>N’employez pas le pendule pour ce qui touche à votre santé, à un traitement, à une décision de justice ou à la sécurité
de quelqu’un. Pour cela, il y a des personnes dont c’est le métier.</p>
`,
  asking:
    'Posez une question à laquelle on puisse répondre par oui ou par non, sur une chose qui dépend de vous : « Est-ce que j’ai envie d’accepter ? ». Une seule idée par question, sans « et » ni « ou ».\n\nÉcrivez-la si vous voulez la retrouver avec la réponse.',
  questions: [
    {
      question: 'Le pendule connaît-il la réponse ?',
      answer:
        'Non. Les trois réponses ont la même chance, et vous pouvez refaire le calcul pour vous en assurer. Il sert à vous entendre, pas à savoir.',
    },
    {
      question: 'Que faire si je pose deux fois la même question ?',
      answer:
        'Vous aurez peut-être deux réponses différentes, et c’est normal. Si vous avez envie de recommencer, vous tenez déjà une partie de la vôtre.',
    },
    {
      question: 'Pourquoi choisir un pli plutôt que voir osciller un pendule ?',
      answer:
        'Parce qu’une oscillation dessinée à l’écran serait un décor. Le pli, lui, est scellé avant que vous ne choisissiez, et cela se vérifie.',
    },
  ],
}
