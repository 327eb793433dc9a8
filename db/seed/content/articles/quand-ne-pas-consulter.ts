import type { SeedArticle } from '../kinds.ts'

export const quandNePasConsulter: SeedArticle = {
  slug: 'quand-ne-pas-consulter',
  title: 'Quand ne pas consulter',
  description:
    'Il y a des heures, des humeurs et des questions pour lesquelles il vaut mieux fermer la page. Un site de voyance vous dit lesquelles, et par quoi les remplacer.',
  theme: 'voyance',
  publishedOn: '2026-08-26',
  related: ['ce-qu-une-consultation-ne-peut-pas-faire', 'decider-sans-oracle', 'preparer-une-consultation'],
  body: `
<p>Voici un article qui cherche à perdre des clients. Pas tous, et pas pour toujours. Mais il existe des circonstances
où une consultation, même conduite par la plus délicate des personnes, fera moins de bien qu’une promenade, un coup de
fil à une amie ou une nuit de sommeil. Les connaître est une manière de garder à cette pratique ce qu’elle a de
bon.</p>
<h2>La nuit, à chaud</h2>
<p>Entre minuit et l’aube, tout problème prend du volume. La lettre reçue à vingt heures devient une condamnation, le
message laissé sans réponse une rupture. Ce que l’on prend pour un pressentiment vient de la fatigue, qui retire
d’abord le sens des proportions. Une question née à cette heure se présente autrement au petit déjeuner, quand elle se
présente encore.</p>
<p>Il en va de même des minutes qui suivent une dispute. On croit chercher un éclairage, on cherche un allié, et l’on
entend dans chaque réponse de quoi prolonger la querelle. L’alcool produit le même effet, en plus bavard.</p>
<p>Une règle suffit : écrivez la question, dormez, relisez. Si elle vous paraît toujours juste, elle n’aura pas
vieilli.</p>
<h2>Pour la troisième fois cette semaine</h2>
<p>Consulter deux voyants sur le même sujet en trois jours n’additionne pas les lumières. La première réponse n’a pas
plu, ou pas assez ; on tire au sort jusqu’à obtenir la bonne. Les joueurs appellent cela courir après sa mise.</p>
<p>Quelques signes doivent vous alerter, sans dramatiser. Vous cachez la dépense. Vous promettez d’arrêter après la
prochaine. Vous ne prenez plus un rendez-vous, un train, une décision ordinaire sans demander avant. L’apaisement
dure de moins en moins longtemps. Si deux ou trois de ces phrases vous ressemblent, mettez de la distance pour un mois
et parlez-en à votre médecin, ou à quelqu’un qui ne vous fera pas la morale. Cette pente est connue, elle se remonte,
et elle n’a rien à voir avec un manque d’intelligence.</p>
<p>Le même bon sens vaut pour l’argent. On ne consulte pas avec un découvert ni pour se remettre à flot. Sur ce site,
rien ne se recharge tout seul et le <a href="/voyance">prix de chaque minute</a> s’affiche d’avance. Le plus économe
des compteurs reste pourtant celui que l’on ne lance pas.</p>
<h2>Quand le temps presse vraiment</h2>
<p>Une douleur dans la poitrine, un enfant fiévreux, une grosseur que l’on vient de sentir : médecin, ou le 15. Une
lettre de commissaire de justice (l’huissier d’hier), un délai d’appel : avocat, point-justice, et sans attendre, car
ces délais-là ne se discutent pas avec les étoiles. Une peur de quelqu’un qui partage votre toit : le 3919, ou le 17
s’il y a danger. Des idées de mort : le 3114, tout de suite, à n’importe quelle heure.</p>
<p>Dans chacun de ces cas, l’avis d’un voyant a un coût caché, celui de l’heure que l’on n’a pas employée autrement.
Les personnes sérieuses vous le diront elles-mêmes et arrêteront la conversation. C’est même un bon moyen de les
distinguer des autres, dont nous parlons dans <a href="/mag/reconnaitre-un-voyant-serieux">un autre article</a>.</p>
<h2>Quand la décision est déjà prise</h2>
<p>On consulte parfois avec la démission dans la poche. Tout est arrêté, on désire une bénédiction. Rien de mal à
cela, mais sachez-le avant de payer : que fera-t-on d’une carte contraire ? Si la réponse est « rien », offrez-vous
plutôt un bon repas.</p>
<p>À l’inverse, on vient quelquefois chercher la permission de ne pas faire ce que l’on sait devoir faire. Présenter
des excuses, ouvrir une enveloppe, appeler le dentiste. L’oracle devient une antichambre confortable. On y lit de
vieilles revues.</p>
<p>Et il y a la question posée pour autrui : savoir si l’amie se trompe d’homme, si le fils réussira, si la collègue
ment. Les absents n’ont rien demandé. Une carte tirée dans leur dos ne fera que teinter le regard que vous porterez
sur eux à la prochaine rencontre. Laissez-leur leur part d’inconnu, vous garderez la vôtre.</p>
<h2>Ce qui remplace</h2>
<p>Marchez quarante minutes sans écouteurs. Racontez la chose, à voix haute, à quelqu’un qui s’engage à ne pas donner
d’avis. Écrivez une lettre et laissez-la au tiroir. Faites le ménage d’une seule pièce, à fond. Lisez un roman où
quelqu’un affronte la même affaire, il en existe toujours un. Essayez notre petite méthode pour
<a href="/mag/decider-sans-oracle">trancher par soi-même</a>.</p>
<p>Quand donc consulter, après tant d’interdits ? Lorsqu’on est curieux plutôt que pressé. Lorsqu’on a dormi, mangé,
et de quoi payer sans y penser. Lorsqu’on supporterait d’entendre le contraire de ce que l’on espère, ou de ne rien
entendre du tout. Ces jours-là existent. Ils sont légers, et la conversation qu’ils permettent ressemble à celle que
l’on a dans un compartiment avec une inconnue perspicace : on descend à la gare suivante, l’esprit un peu mieux rangé,
sans avoir rien juré à personne.</p>
`,
}
