import type { SeedGame } from '../kinds.ts'

export const tarotOfLove: SeedGame = {
  slug: 'le-tarot-gratuit-d-amour',
  name: 'Le tarot gratuit d’amour',
  summary: 'Cinq cartes pour un lien : vous, l’autre, ce qui vous relie et ce qui vous sépare.',
  title: 'Tarot d’amour gratuit : cinq cartes pour éclairer un lien',
  description:
    'Vous, l’autre, ce qui vous relie, ce qui vous sépare, ce qui peut naître : un tirage d’amour gratuit en cinq cartes, sans compte et vérifiable.',
  intro: `
<h2>Deux cœurs, cinq cartes</h2>
<p>Ce tirage regarde un lien, pas une personne. Deux cartes se font face : la vôtre, et celle de l’autre. Au-dessus, ce qui
vous relie ; entre vous, ce qui demande à être dit ; plus bas, la direction que prend cette histoire si l’on en prend soin.
La forme rappelle qu’on n’aime jamais seul, et qu’aucune des deux places n’a raison contre l’autre.</p>
<p>La carte de l’autre mérite de la prudence. Elle ne lit pas dans ses pensées : elle montre ce qu’il ou elle donne à voir,
ou ce que vous lui prêtez. Si elle vous étonne, c’est peut-être une bonne raison de lui parler.</p>
<h3>Pour une rencontre, un couple, une absence</h3>
<p>Le tirage convient à une histoire qui commence, à un couple de longue date, à un silence qui s’étire. Il convient aussi à
qui n’a personne en tête : la deuxième carte devient alors l’image de ce que vous cherchez, et la troisième, de ce que vous
avez déjà à offrir. On peut même le poser pour une amitié, ou pour un frère avec qui l’on ne se parle plus.</p>
<p>Les cartes ne promettent ni retour ni mariage. Elles proposent des mots pour une situation où ils manquent, et il arrive
qu’une seule de ces phrases suffise à débloquer une conversation.</p>
`,
  asking:
    'Nommez le lien plutôt que le résultat : « Qu’est-ce qui nous tient ensemble en ce moment ? » ou « Que puis-je faire pour que nous nous parlions mieux ? ». Les questions qui commencent par « Est-ce qu’il m’aime » enferment les cartes dans un oui ou un non qu’elles ne savent pas donner.\n\nVous n’avez pas besoin d’écrire de prénom. Si vous le faites, il reste pour vous.',
  questions: [
    {
      question: 'Le tarot peut-il dire si une personne va revenir ?',
      answer:
        'Non, et personne ne le peut honnêtement. Il peut vous aider à voir ce que vous attendez de ce retour, et ce que vous feriez sans lui.',
    },
    {
      question: 'Puis-je faire ce tirage pour quelqu’un d’autre ?',
      answer:
        'Faites-le plutôt avec cette personne, en lui laissant choisir ses cartes. Sans elle, le tirage parlera surtout de votre regard sur son histoire.',
    },
    {
      question: 'Ma question est-elle conservée ?',
      answer:
        'Elle est enregistrée avec votre tirage, chiffrée, et personne d’autre que vous ne peut la relire. Un tirage partagé se montre toujours sans elle.',
    },
  ],
}
