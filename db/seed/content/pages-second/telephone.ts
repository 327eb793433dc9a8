import type { SeedPage } from '../kinds.ts'

export const telephone: SeedPage = {
  path: '/voyance/telephone',
  title: 'Voyance par téléphone : entendre quelqu’un dans le noir',
  description:
    'Un médium de vive voix, le soir, sans facture au bout du mois : comment l’appel vous parvient, ce qu’il coûte, ce qu’une voix trahit et ce qu’elle cache.',
  lead: 'La nuit, une voix prend toute la place. C’est ce qui fait le prix du téléphone et son danger ; autant connaître les deux avant que la sonnerie ne retentisse.',
  body: `
<h2>Proust au bout du fil</h2>
<p>En 1881, les visiteurs de l’Exposition d’électricité faisaient la queue pour coller deux cornets à leurs oreilles et entendre, depuis les Champs-Élysées, ce que l’on chantait à l’Opéra. Marcel Proust s’abonna plus tard à ce théâtrophone. Il a surtout laissé la plus belle page jamais écrite sur un coup de téléphone : son narrateur appelle sa grand-mère, et, privé de son visage, découvre tout à coup dans sa voix combien elle est fragile.</p>
<p>Voilà ce que le fil apporte à une consultation. Privée d’image, l’oreille devient attentive. Elle perçoit une hésitation, un sourire, une leçon apprise. Elle se laisse aussi bercer : un timbre grave et lent donnerait de la profondeur à un bulletin météo.</p>
<h2>La sonnerie vient vers vous</h2>
<p>D’ordinaire, on compose un numéro et l’on espère. Au téléphone, ici, on ne compose rien. Vous ouvrez le portrait d’un <a href="/voyance/mediums">médium</a> qui accepte les appels, vous demandez le vôtre, et c’est notre service qui fait sonner les deux appareils, le sien puis le vôtre. Chacun confirme en pressant le 1. La montre démarre à la réunion des deux voix et s’arrête quand l’une des deux s’en va.</p>
<p>Décrocher ne vous coûte rien chez votre opérateur, tant que vous êtes en France ; plus loin, c’est à votre forfait d’en décider. Le seul prix est celui du médium, annoncé sur son portrait, répété par une voix avant que vous n’acceptiez, et plafonné à cinq euros la minute. Le présent d’accueil vaut ici comme ailleurs et s’épuise avant votre crédit.</p>
<h2>Ce qui reste dans l’ombre</h2>
<ul>
<li><strong>Votre numéro.</strong> Le médium l’ignore avant, pendant, après. Le sien vous est caché de même.</li>
<li><strong>Vos paroles.</strong> Aucune bande ne tourne, aucun texte n’en est tiré. Elles s’éteignent avec l’appel.</li>
<li><strong>Votre solde.</strong> Quand il ne reste qu’une minute, une voix vous le murmure ; l’autre bout de la ligne ne l’entend pas.</li>
</ul>
<p>Le reçu, lui, se lit en pleine lumière : canal, heures, secondes, somme. C’est la seule trace, et aucun numéro n’y figure.</p>
<h2>L’oreille avertie</h2>
<p>Trois petits exercices, pour ne pas suivre n’importe quelle berceuse.</p>
<ol>
<li>Répétez à voix haute, avec vos mots, ce que vous venez d’entendre. Une phrase creuse ne survit pas à la traduction.</li>
<li>Laissez passer un silence. Qui écoute vous y rejoint, qui récite le comble.</li>
<li>Prenez des notes à la main. Le lendemain, lisez-les d’une voix plate.</li>
</ol>
<p>Une touche vous protège en plus, l’étoile. Elle vous retire de la conversation sans un mot, suspend la montre, et tient à votre disposition les numéros de secours.</p>
<h2>D’autres manières, d’autres soirs</h2>
<p>Parler exige une pièce à soi. Si la maison dort, le <a href="/voyance/tchat">tchat</a> est plus sûr. Si vous n’avez pas de mobile à confirmer, ou s’il vient d’un pays que nous n’appelons pas, l’appel web porte votre voix d’un navigateur à l’autre, chiffrée de bout en bout, avec de quoi écrire à côté. Si une seule question vous tient éveillé, elle se glisse dans un <a href="/voyance/sms">SMS</a>, et l’on en paie la réponse. Toutes ces portes se comparent parmi les <a href="/page/modes-consultations">modes de consultation</a>.</p>
<p>Le téléphone dessert les mobiles français, outre-mer compris, ainsi que la Belgique, la Suisse, le Luxembourg et Monaco. Il existe un autre fil, l’audiotel, là où nos pages affichent un numéro violet à côté de son prix : on le compose soi-même, sans compte, et l’opérateur le facture. Un numéro sans prix, reçu dans un message à notre enseigne, ne viendrait pas de nous ; la page des <a href="/voyance-gratuite-telephone">six phrases traduites</a> apprend à le démasquer.</p>
<h2>Ce soir, ou demain</h2>
<p>Regardez au bas de la page qui peut vous parler à cette heure. Certains médiums prennent aussi des rendez-vous : l’heure est gardée pour vous, sans un centime d’avance. Puis demandez-vous s’il vous faut un médium ou simplement quelqu’un. Un ami réveillé vaut une lampe. Et si l’obscurité est au-dedans, le 3114 a des voix formées pour elle, toute la nuit, gratuitement.</p>
<p>Pour aller plus avant : <a href="/voyance/rappel-immediat">les questions à se poser avant un rappel</a>, et <a href="/voyance/rappel-immediat-voyance">les bruits que vous entendrez</a>, dans l’ordre.</p>
`,
}
