import type { SeedGame } from '../kinds.ts'

export const tarotOfTheDay: SeedGame = {
  slug: 'le-tarot-gratuit-d-aujourd-hui',
  name: 'Le tarot gratuit d’aujourd’hui',
  summary: 'Une carte, une seule, pour accompagner la journée.',
  title: 'Carte du jour gratuite : une carte de tarot pour aujourd’hui',
  description:
    'Retournez votre carte du jour parmi les 78 du Tarot de Marseille : une image, une phrase à garder jusqu’au soir. Gratuit et sans compte.',
  intro: `
<h2>Une image à emporter</h2>
<p>La carte du jour est le plus petit des tirages et sans doute le plus fréquenté. On la retourne le matin, on la regarde
une minute, on n’y pense plus ; puis, vers quatre heures, quelque chose lui ressemble et l’on sourit. C’est tout ce qu’on
lui demande : donner un angle à la journée, comme un mot noté dans la paume.</p>
<p>Elle vient du jeu complet, majeurs et suites mêlés, droite ou renversée. Le Deux de deniers a autant de chances de sortir
que le Soleil, et il parle mieux que lui d’un mardi ordinaire. Ne cherchez pas à savoir si la carte est bonne : demandez-vous
plutôt à quel moment d’aujourd’hui elle pourrait servir.</p>
<h3>Une par jour, et voici pourquoi</h3>
<p>Tirer jusqu’à ce que la carte plaise, c’est se parler à soi-même en changeant de voix. Une seule carte oblige à composer
avec elle, et c’est là que l’exercice devient intéressant. La suivante vous attend après minuit, heure de Paris.</p>
<p>Si vous voulez en garder la trace, notez-la dans un carnet avec une phrase le soir. Au bout de quelques semaines, vous
aurez croisé une bonne partie du jeu, et appris le tarot sans l’avoir étudié.</p>
`,
  asking:
    'Une carte seule répond mal à une grande question. Demandez-lui une manière d’être : « À quoi faire attention dans cette réunion ? », « Comment finir cette journée en paix ? ».',
  questions: [
    {
      question: 'Puis-je tirer une deuxième carte ?',
      answer:
        'Pas dans ce jeu, avant demain. Les autres tirages restent ouverts : celui en trois cartes convient bien quand une seule laisse sur sa faim.',
    },
    {
      question: 'À quelle heure la carte change-t-elle ?',
      answer: 'À minuit, heure de Paris, où que vous soyez.',
    },
    {
      question: 'Ma carte du jour est renversée, est-ce grave ?',
      answer:
        'Non. Elle invite à ralentir, à regarder au-dedans, ou à faire autrement ce que l’on faisait par habitude. Rien de plus.',
    },
  ],
}
