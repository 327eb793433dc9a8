import type { SeedGame } from '../kinds.ts'

export const oracleOfLove: SeedGame = {
  slug: 'l-oracle-de-vos-amours',
  name: 'L’Oracle de vos amours',
  summary: 'Trente-deux cartes pour parler d’amour avec douceur, en trois ou cinq temps.',
  title: 'Oracle d’amour gratuit : 32 cartes pour votre histoire',
  description:
    'La rencontre, le silence, la lettre, l’aurore : trente-deux images gravées pour parler d’amour, en trois ou cinq cartes. Gratuit et sans compte.',
  intro: `
<h2>Trente-deux images, et rien à apprendre</h2>
<p>Un tarot se lit, un oracle se regarde. Ces trente-deux cartes ont été dessinées pour ce site, dans l’ordre d’une histoire
d’amour : la rencontre, le regard, la lettre, le jardin, puis l’orage, le silence, le retour, et l’aurore tout au bout.
Chacune porte une seule idée, dite doucement. On les comprend sans livre.</p>
<p>Elles sortent toujours à l’endroit. L’ombre est dans certaines images plutôt que dans leur sens de pose : une carte de
doute dit le doute, et l’on sait à quoi s’en tenir.</p>
<h3>Trois temps ou cinq branches</h3>
<p>« Une histoire en trois temps » suit le fil : ce qui a été, ce qui est, ce qui peut venir. C’est le tirage des
commencements, des retrouvailles, des soirs où l’on veut juste faire le point. « L’étoile à cinq branches » regarde
l’échange : ce que vous donnez, ce que vous recevez, ce que vous désirez, ce que vous taisez, et ce qui vous éclaire. Elle
convient mieux à un lien installé, ou à une question qui revient.</p>
<p>Lisez les cartes à voix haute, l’une après l’autre, comme une petite histoire. Bien souvent la phrase juste vient toute
seule, et elle est de vous.</p>
`,
  asking:
    'L’oracle préfère les sentiments aux faits. « Qu’est-ce que je n’ose pas lui dire ? » lui va mieux que « Quand va-t-il appeler ? ». Une phrase suffit, écrite comme vous la diriez à une amie.\n\nSans question précise, laissez simplement venir un visage, ou une envie, pendant que les cartes se mélangent.',
  questions: [
    {
      question: 'Quelle est la différence avec le tarot d’amour ?',
      answer:
        'Le tarot est un jeu ancien de soixante-dix-huit cartes, qui parle de tout. L’oracle n’a été fait que pour l’amour : ses images sont plus directes, et sa lecture plus tendre.',
    },
    {
      question: 'Qui a dessiné ces cartes ?',
      answer:
        'Elles ont été gravées pour ce site et ne se trouvent nulle part ailleurs. Chacune a sa page, où l’on voit l’image en grand.',
    },
    {
      question: 'L’oracle fonctionne-t-il si je n’ai personne dans ma vie ?',
      answer:
        'Oui. Les places se lisent alors comme ce que vous portez en vous, ce que vous attendez, et ce qui pourrait s’ouvrir.',
    },
  ],
}
