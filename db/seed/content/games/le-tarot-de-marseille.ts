import type { SeedGame } from '../kinds.ts'

export const tarotDeMarseille: SeedGame = {
  slug: 'le-tarot-de-marseille',
  name: 'Le Tarot de Marseille',
  summary: 'Les soixante-dix-huit cartes, droites ou renversées, et cinq façons de les poser.',
  title: 'Tarot de Marseille gratuit : le jeu complet, en cinq tirages',
  description:
    'Les 78 cartes du Tarot de Marseille, en croix, en trois, sept, dix ou douze cartes. Gratuit, sans compte, et vérifiable carte par carte.',
  intro: `
<h2>Le jeu entier sur la table</h2>
<p>Beaucoup de tirages ne gardent que les vingt-deux arcanes majeurs. Ici, le jeu est complet : les majeurs et les
cinquante-six cartes des suites, bâtons, coupes, épées et deniers. Les premiers donnent le thème d’une période ; les
secondes descendent dans les jours, parlent d’une lettre, d’un collègue, d’une dépense, d’un repas partagé. Une lecture
gagne à entendre les deux voix.</p>
<p>Chaque carte peut sortir droite ou renversée. Une carte à l’envers ne dit pas le contraire d’elle-même : elle montre la
même force retenue, en retard, ou tournée vers le dedans. Il n’y a pas de mauvaise carte, seulement des cartes qui
demandent un peu plus d’attention.</p>
<h3>Choisir sa façon de les poser</h3>
<p>La croix suffit à presque tout : ce qui aide, ce qui freine, un conseil, une direction, et le cœur de l’affaire. Trois
cartes conviennent quand le temps manque ou que la question est simple. Sept cartes déplient une situation qui dure. La
croix celtique en prend dix et distingue ce que vous montrez de ce que vous espérez. La roue, enfin, fait le tour des
douze maisons d’une vie ; on la réserve aux moments de bilan.</p>
<p>Le mélange est à deux mains, la vôtre et la nôtre : aucune ne peut choisir les cartes, et le calcul se refait après coup.</p>
`,
  asking:
    'Une bonne question laisse de la place. « Que dois-je comprendre de cette dispute ? » ouvre davantage que « Va-t-il s’excuser ? ». Parlez de vous, d’une seule chose à la fois, et d’un temps que vous pouvez imaginer : les semaines qui viennent plutôt que la vie entière.\n\nVous pouvez aussi ne rien demander. Les cartes se lisent alors comme un état des lieux.',
  questions: [
    {
      question: 'Faut-il connaître le tarot pour lire ce tirage ?',
      answer:
        'Non. Chaque place rappelle la question à laquelle elle répond, et chaque carte mène à sa page, avec son image et ses sens. On apprend en lisant.',
    },
    {
      question: 'Puis-je recommencer si les cartes ne me plaisent pas ?',
      answer:
        'Rien ne vous en empêche, mais la première réponse est souvent la plus utile. Laissez-la reposer un jour ou deux avant d’en demander une autre.',
    },
    {
      question: 'Pourquoi une carte sort-elle à l’envers ?',
      answer:
        'Le sens est tiré comme le reste, une chance sur deux pour chaque carte choisie. Il nuance la lecture, il ne la condamne jamais.',
    },
  ],
}
