import type { SeedGame } from '../kinds.ts'

export const tarotOfTheFuture: SeedGame = {
  slug: 'le-tarot-gratuit-d-avenir',
  name: 'Le tarot gratuit d’avenir',
  summary: 'Sept cartes posées comme une route, du bagage à l’horizon.',
  title: 'Tarot gratuit de l’avenir : sept cartes comme une route',
  description:
    'Du bagage à l’horizon, sept cartes pour imaginer le chemin devant vous, avec ses tournants et ses choix. Gratuit, sans compte, et vérifiable.',
  intro: `
<h2>Une route plutôt qu’une prédiction</h2>
<p>L’avenir ne se lit pas comme un livre déjà écrit. On peut en revanche regarder une route : d’où l’on part, ce que l’on
porte, le premier tournant, la côte, les compagnons, le carrefour, et tout au bout un paysage. Ce tirage pose sept cartes
le long de ce chemin. Elles serpentent de bas en haut, comme on monte un sentier.</p>
<p>La première carte, le bagage, dit ce que vous emportez du passé ; la deuxième, le point exact d’où vous partez, qui n’est
pas toujours celui que l’on croit. Le premier tournant est proche : quelques jours, quelques semaines. La côte montre où il
faudra du souffle. Viennent ensuite ceux qui marchent avec vous, puis le carrefour, où le choix vous appartient.</p>
<h3>L’horizon n’est pas un rendez-vous</h3>
<p>La septième carte attire le regard, et c’est la moins pressée. Elle donne une direction, une couleur de ciel. Changez de
route au carrefour et le paysage changera aussi : c’est même la seule chose certaine que le tirage ait à dire.</p>
<p>Relisez-le un mois plus tard. On s’aperçoit souvent que la carte utile n’était pas celle qu’on avait retenue.</p>
`,
  asking:
    'Donnez une échéance à votre question : « Vers quoi m’emmène cette formation, d’ici l’été ? ». Sans date, la route est trop longue pour sept cartes. Et parlez d’un chemin que vous pouvez vraiment prendre : on ne lit pas le trajet des autres.\n\nChoisissez le thème qui s’en approche le plus. En cas de doute, « Moi » convient toujours.',
  questions: [
    {
      question: 'Ce tirage prédit-il ce qui va m’arriver ?',
      answer:
        'Non. Il propose une manière de regarder devant vous. Ce qui arrive dépend de vos choix, de ceux des autres, et d’un hasard que les cartes ne commandent pas.',
    },
    {
      question: 'Combien de temps une lecture reste-t-elle valable ?',
      answer:
        'Aussi longtemps que votre situation n’a pas changé. Beaucoup de personnes refont ce tirage à chaque saison, et comparent.',
    },
    {
      question: 'Où retrouver mon tirage plus tard ?',
      answer:
        'Sans compte, il reste trente jours sur cet appareil. Avec un compte, il est gardé jusqu’à ce que vous l’effaciez.',
    },
  ],
}
