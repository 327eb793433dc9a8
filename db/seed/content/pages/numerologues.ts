import type { SeedPage } from '../kinds.ts'

export const numerologues: SeedPage = {
  path: '/voyance/numerologues',
  title: 'Les numérologues : ce que l’on fait dire aux nombres',
  description:
    'Le chemin de vie calculé pas à pas, l’origine réelle de la numérologie moderne, ses limites, et ce que peut apporter un numérologue que l’on interroge bien.',
  lead: 'Avec une date et un crayon, n’importe qui peut calculer son chemin de vie. Alors pourquoi consulter un numérologue ? Pour tout ce qui vient après le résultat.',
  body: `
<h2>Faisons le calcul ensemble</h2>
<p>Prenons une naissance du 23 mars 1979. On additionne tous les chiffres : 2 + 3 + 0 + 3 + 1 + 9 + 7 + 9 = 34. On recommence avec le total : 3 + 4 = 7. Le chemin de vie vaut 7, auquel la tradition attache la recherche, le retrait, le goût de comprendre. Certains praticiens réduisent le jour, le mois et l’année séparément avant de les réunir ; le résultat final est le même, sauf pour les nombres que l’on choisit de ne pas réduire, 11, 22 et parfois 33, dits maîtres nombres.</p>
<p>Voilà tout le mystère de l’opération. Elle tient sur un ticket de caisse, et personne ne devrait vous la vendre comme un secret.</p>
<h2>Pythagore n’y est pour presque rien</h2>
<p>On rattache volontiers la numérologie au philosophe de Samos. Il enseignait en effet que les nombres gouvernent l’harmonie du monde, mais il n’a laissé aucun écrit, et rien n’indique qu’il ait additionné des anniversaires. D’autres cultures ont donné une valeur aux lettres : les Grecs et les Hébreux s’en servaient pour compter, et la guématrie y cherchait des correspondances entre les mots de l’Écriture.</p>
<p>La méthode que l’on pratique aujourd’hui est bien plus jeune. Elle doit beaucoup à une Américaine, L. Dow Balliett, qui publia ses livres dans les premières années du vingtième siècle. Le mot lui-même se répand à la même époque.</p>
<h2>L’objection du calendrier</h2>
<p>Il faut la regarder en face. Une date n’est pas une propriété de la nature. Né le même matin, un enfant reçoit d’autres chiffres selon que l’on compte en calendrier grégorien, julien, hébraïque ou musulman. Aucune recherche n’a relié ces sommes au caractère ou au destin des gens. Un numérologue loyal en convient et présente son art comme une symbolique.</p>
<p>Reste que le symbole a sa vertu. Devant un 4, qui parle de fondations, on se demande ce que l’on construit. Devant un 5, ce qui nous enferme. Le nombre sert de prétexte à une question que l’on repoussait, comme un invité sans gêne qui demande tout haut pourquoi ce fauteuil est vide.</p>
<h2>Ce qu’un numérologue ajoute</h2>
<ul>
<li>Il met plusieurs nombres en regard : chemin de vie, expression tirée des nom et prénoms, élan intime tiré des voyelles.</li>
<li>Il les replace dans une durée, avec l’année personnelle, cycle de neuf ans que la tradition découpe en saisons.</li>
<li>Il cherche la contradiction plutôt que le compliment. Un thème où tout s’accorde n’apprend rien.</li>
<li>Il écoute ce que vous en faites.</li>
</ul>
<p>Pour l’année personnelle, on ajoute le jour et le mois de naissance à l’année en cours. Dans notre exemple, pour 2026 : 2 + 3 + 0 + 3 + 2 + 0 + 2 + 6 = 18, puis 1 + 8 = 9. La neuvième année passe pour celle des rangements. Avec ou sans numérologie, un placard trié ne fait de mal à personne.</p>
<h2>Ce qu’il ne fait pas</h2>
<p>Il ne choisit pas vos numéros de loterie. Il ne vous conseille pas de changer de prénom contre un supplément, ni d’ajourner une opération à cause d’une mauvaise somme. Il ne prédit pas une date de mort, et si cela se produisait, le bon geste serait de quitter la conversation puis d’écrire à la page de <a href="/reclamation">réclamation</a>.</p>
<h2>Avant de commencer</h2>
<p>Ayez sous la main votre date de naissance et les noms portés sur l’état civil, en sachant que vous pouvez les taire si vous préférez : un chemin de vie n’a pas besoin d’un patronyme. Faites vous-même l’addition, puis venez avec le résultat et une question précise. Les personnes dont le nom figure ci-dessous prendront la suite. D’autres façons de voir vous attendent chez les <a href="/voyance/voyants">voyants</a>, et le <a href="/theme-astral">thème astral</a> offre, pour la même date, une lecture que l’on peut mettre en balance avec celle des chiffres.</p>
`,
}
