import type { SeedGame } from '../kinds.ts'

export const runes: SeedGame = {
  slug: 'les-runes',
  name: 'Les runes',
  summary: 'Les vingt-quatre signes du vieil alphabet du Nord, gravés dans la pierre, en une, trois ou cinq runes.',
  title: 'Tirage de runes gratuit : les 24 signes du futhark',
  description:
    'Une, trois ou cinq runes du vieux futhark, gravées pour ce site. Un tirage gratuit, sans compte et vérifiable, et l’histoire dite telle qu’on la connaît.',
  intro: `
<h2>Un alphabet avant d’être un oracle</h2>
<p>Les runes servaient à écrire. Du deuxième au huitième siècle environ, les peuples du Nord ont gravé ces vingt-quatre lettres sur
des peignes, des armes, des bijoux, puis des pierres dressées. On appelle leur suite le futhark, d’après les six premières,
comme nous disons l’alphabet. On la partage en trois familles de huit.</p>
<h3>Ce que l’on sait, ce que l’on ne sait pas</h3>
<p>Les noms que vous lirez, Fehu, Uruz, Ansuz, sont reconstruits : aucun texte de l’époque ne les donne. Les linguistes les
ont retrouvés à partir de trois poèmes plus tardifs, anglais, norvégien et islandais, qui consacrent une strophe à chaque
rune. Quant à leur usage divinatoire, il est moderne. Tacite décrit bien des lamelles de bois marquées que l’on tirait au
sort, mais il ne dit pas quelles marques. Les sens proposés ici sont les nôtres, écrits à partir de ces poèmes et des
traditions récentes, sans prétendre à une sagesse millénaire.</p>
<h3>À l’endroit, à l’envers</h3>
<p>Quinze runes changent de visage quand on les retourne, et peuvent sortir à l’envers. Les neuf autres, comme Gebo ou Isa, sont
pareilles dans les deux sens et se lisent d’une seule manière. Une rune renversée n’annonce rien de mauvais : elle parle plus bas.</p>
`,
  asking:
    'Les runes répondent mieux aux questions ouvertes. « Qu’est-ce que je peux poser ? » ou « De quoi ai-je besoin pour avancer ? » leur conviennent ; une date ou un nom, elles ne sauraient les donner.\n\nUne seule rune suffit pour un moment de pause. Trois racontent une croissance, cinq dessinent une croix autour d’une difficulté.',
  questions: [
    {
      question: 'Pourquoi certaines runes n’ont-elles pas de sens renversé ?',
      answer:
        'Gebo, Hagalaz, Nauthiz, Isa, Jera, Eihwaz, Sowilo, Ingwaz et Dagaz restent identiques après un demi-tour. Elles sortent donc toujours à l’endroit, et leur page le rappelle.',
    },
    {
      question: 'Les anciens Scandinaves tiraient-ils les runes ?',
      answer:
        'Personne ne peut l’affirmer. Le tirage au sort est attesté, l’écriture runique aussi, mais rien ne prouve qu’on les combinait ainsi. Les méthodes d’aujourd’hui datent surtout du siècle dernier.',
    },
    {
      question: 'Existe-t-il une rune blanche ?',
      answer:
        'Non, pas dans le futhark. Cette pièce sans signe a été ajoutée par un auteur américain dans les années 1980. Nous nous en tenons aux vingt-quatre lettres connues.',
    },
    {
      question: 'Les runes ont-elles été détournées ?',
      answer:
        'Oui. Le nazisme s’est emparé de plusieurs d’entre elles, et des groupes haineux le font encore. Elles existaient bien avant, et leurs poèmes parlent de bétail, de pluie, de bouleaux et de maisons. C’est d’eux que nous partons.',
    },
  ],
}
