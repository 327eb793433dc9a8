import type { SeedGame } from '../kinds.ts'

export const numerology: SeedGame = {
  slug: 'la-numerologie',
  name: 'La numérologie',
  summary: 'Chemin de vie, année personnelle et nombre d’expression, avec le calcul sous vos yeux.',
  title: 'Numérologie gratuite : chemin de vie, année, expression',
  description:
    'Calculez gratuitement votre chemin de vie, votre année personnelle et votre nombre d’expression, chaque addition sous vos yeux. Rien n’est conservé.',
  intro: `
<h2>Trois nombres et leurs additions</h2>
<p>La numérologie ne tire rien au sort. Elle additionne : les chiffres d’une date, les lettres d’un nom, jusqu’à ce qu’il
n’en reste qu’un, de 1 à 9. Trois nombres, 11, 22 et 33, sont gardés tels quels ; la tradition les appelle maîtres nombres.
Ici, chaque addition est montrée, et vous pouvez la refaire au crayon.</p>
<p>Le chemin de vie prend toute la date de naissance. Il décrit une manière d’avancer, un fil que l’on retrouve à vingt ans
comme à soixante. L’année personnelle ajoute le jour et le mois de naissance à l’année en cours : elle change chaque
premier janvier et revient tous les neuf ans. Le nombre d’expression vient des prénoms et du nom ; il parle de ce que
les autres perçoivent.</p>
<h3>Une façon de se raconter</h3>
<p>Aucune étude n’a montré que ces nombres disent vrai, et nous ne prétendons pas le contraire. Ils ont l’intérêt des
portraits : on s’y reconnaît un peu, on proteste un peu, et l’on finit par dire quelque chose de soi qui n’était pas dans
le texte. Gardez ce qui vous parle, laissez le reste.</p>
<p>La date et le nom servent au calcul, sur le moment. Ils ne sont ni enregistrés, ni rattachés à un compte.</p>
`,
  asking: null,
  questions: [
    {
      question: 'Faut-il donner son nom de naissance ou son nom d’usage ?',
      answer:
        'La tradition prend l’état civil complet, tous les prénoms compris. Essayez aussi le nom que vous portez chaque jour : comparer les deux est instructif.',
    },
    {
      question: 'Comment sont comptés les accents et les traits d’union ?',
      answer:
        'Un é vaut un e, et les traits d’union comme les apostrophes ne comptent pas. Le détail des lettres est affiché avec le résultat.',
    },
    {
      question: 'Qu’est-ce qu’un maître nombre ?',
      answer:
        'Un total de 11, de 22 ou de 33, que l’on ne réduit pas davantage. Il n’est ni meilleur ni plus rare en mérite : il se lit simplement à part.',
    },
  ],
}
