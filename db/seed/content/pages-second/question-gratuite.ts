import type { SeedPage } from '../kinds.ts'

export const questionGratuite: SeedPage = {
  path: '/voyance/question-gratuite',
  title: 'Question gratuite à un médium : mode d’emploi d’une lettre',
  description:
    'Écrivez une question à nos médiums : une réponse de cent vingt mots au moins, en un jour, sans rien à payer avant ni après. Une lettre par mois et par personne.',
  lead: 'Imaginez une boîte aux lettres. Vous y glissez une question ; un médium l’ouvre, s’assied, vous répond à la main. Le timbre est pour nous.',
  body: `
<h2>Le trajet d’une lettre</h2>
<h3>Midi : vous écrivez</h3>
<p>Un thème, quelques lignes, une date de naissance si le cœur vous en dit. Sans elle, on ne montrera de vous qu’une dizaine d’années : trente à trente-neuf ans, par exemple. Si vous n’avez pas encore de compte, le formulaire vous accompagne ; ce que vous aviez tapé voyage avec vous, sous scellés, et vous attend de l’autre côté.</p>
<h3>Treize heures : quelqu’un décachette</h3>
<p>Les médiums disponibles voient une pile d’enveloppes fermées, la plus ancienne au-dessus. Celui qui en prend une est seul à l’ouvrir. Il ne peut pas en tenir deux à la fois. S’il s’absente, l’enveloppe se referme et retourne sur la pile d’elle-même, un quart d’heure plus tard.</p>
<h3>Le soir : la réponse est là</h3>
<p>Elle vous attend dans votre compte, à côté de vos propres lignes. Un courriel vous en avertit avec la discrétion d’un facteur : il dit qu’une lettre est arrivée, non ce qu’elle contient.</p>
<h3>Le lendemain midi, si la boîte est vide</h3>
<p>Vous recevrez un mot de nous, et ce sera un mot d’excuse. Vingt-quatre heures sont passées, personne n’a répondu : nous avons manqué à notre parole. Votre droit vous est rendu sur-le-champ, et vous pouvez recommencer.</p>
<h2>Cent vingt mots, est-ce beaucoup ?</h2>
<p>C’est une minute de lecture. C’est aussi le double de ce que l’on reçoit d’ordinaire sous le nom de voyance offerte, où trois phrases tiennent lieu d’accueil et la quatrième de caisse. Nos médiums sont rétribués par la maison pour cette minute-là : une somme modeste, toujours la même, qui ne dépend pas de ce que vous ferez ensuite. Ils ne peuvent d’ailleurs rien glisser dans l’enveloppe : un tarif, une promotion, un numéro de téléphone ou un lien, et l’envoi est refusé.</p>
<h2>Le règlement de la boîte</h2>
<ol>
<li>Une lettre par personne et par période de trente jours. Écrire son courriel autrement ne fait pas deux personnes.</li>
<li>Dix-huit ans révolus, une adresse confirmée, deux accords cochés de votre main. Aucune carte, aucun numéro.</li>
<li>De vingt à mille caractères. Au-delà, ce n’est plus une question, c’est un roman ; il mérite mieux qu’une lettre.</li>
<li>Une réponse qui trahit la charte est retirée dans les deux jours par un modérateur. Nous vous prévenons, le médium n’est pas payé, une autre main reprend la plume.</li>
<li>Vous pouvez signaler une réponse, ou dire qu’elle vous a servi. Le médium ne saura pas qui l’a signalée.</li>
</ol>
<h2>Trois questions qui reçoivent de bonnes réponses</h2>
<p>« On me propose de partir, je reste pour ma mère : de quoi ai-je peur au juste ? » Elle dit la situation, elle ne demande pas une date, elle laisse de la place.</p>
<p>« Nous nous parlons de nouveau depuis un mois. Qu’ai-je intérêt à ne pas refaire ? » Elle regarde vers soi, et vers ce qui peut changer.</p>
<p>« J’ai deux projets et de l’élan pour un seul. Qu’est-ce que chacun éveille ? » Le médium a deux fils à tirer, et vous une comparaison à relire.</p>
<h2>Trois questions qui en reçoivent de mauvaises</h2>
<p>« Est-ce que ça va aller ? » Personne ne sait ce que « ça » désigne. « Pense-t-il à moi en ce moment ? » Nul ne lit dans la tête d’un absent, et la réponse ne vous apprendrait rien de vous. « Suis-je malade ? » Celle-ci est pour un médecin : la charte défend d’y toucher, et un médium honnête vous le dira.</p>
<h2>Sous clé</h2>
<p>Vos lignes sont chiffrées. Elles restent dans votre compte le temps que vous avez choisi pour vos conversations ; un bouton les brûle plus tôt, la réponse avec. Une personne de l’équipe qui devrait les lire en inscrirait le motif, et ce motif se trouve parmi <a href="/page/donnees-personnelles">vos données</a>, sous vos yeux. Rien n’est transmis à une autre enseigne.</p>
<h2>Ce que la boîte refuse</h2>
<p>Certains mots n’attendent pas le lendemain. Quand une question parle d’en finir, ou de coups reçus, elle n’est pas postée : les numéros de ceux qui savent écouter tout de suite s’affichent à la place, le 3114, le 3919, le 17, et rien n’est gardé. Nous préférons nous tromper dans ce sens.</p>
<p>Pour le reste, ni merveille ni malheur. Une lettre éclaire un peu, puis c’est vous qui marchez. Si elle vous donne envie de parler de vive voix, les <a href="/voyance-gratuite">minutes offertes</a> sont là ; si elle vous suffit, tant mieux. L’inventaire de tout ce qui ne coûte rien se trouve aux <a href="/voyance/services-voyance-gratuite">services gratuits</a>.</p>
`,
}
