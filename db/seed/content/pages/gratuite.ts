import type { SeedPage } from '../kinds.ts'

export const gratuite: SeedPage = {
  path: '/voyance-gratuite',
  title: 'Voyance gratuite : ce que le mot devrait vouloir dire',
  description:
    'Les vieilles ruses de la voyance « gratuite », comment les déjouer, et ce que nous offrons vraiment : dix minutes, une question par mois, des conditions lisibles.',
  lead: 'Peu de mots ont autant servi à faire payer. Avant de présenter notre offre, il paraît loyal de raconter comment on s’y prend ailleurs.',
  body: `
<h2>Petite histoire d’un adjectif</h2>
<p>Dans les années du Minitel, on découvrait le prix d’une conversation en ouvrant la facture du téléphone. Le principe a survécu à la machine. Les ruses d’aujourd’hui ont d’autres costumes, mais le squelette est le même : un cadeau bien éclairé à l’entrée, une dépense dans l’ombre, au fond.</p>
<h3>Le numéro qui tourne</h3>
<p>La consultation est offerte, annonce l’affiche, et pour en profiter il suffit d’appeler un numéro surtaxé. On vous y fait patienter, choisir, répéter. Quand la voix arrive enfin, le cadeau a déjà été payé. Là où ce site affiche lui-même un numéro violet, son prix est à côté et le mot « gratuit » n’y est pas. Apprendre à <a href="/voyance-gratuite-telephone">lire le prix d’un appel</a> demande cinq minutes.</p>
<h3>La question qui en appelle d’autres</h3>
<p>Vous envoyez une question par courriel. La réponse, chaleureuse et vague, s’interrompt au moment où elle allait devenir utile. La suite est à vendre. La <a href="/voyance/question-gratuite">nôtre</a> n’a pas de suite : elle se lit en entier.</p>
<h3>Le mage qui n’en finit plus</h3>
<p>Contre un simple prénom et une date, vous recevez une étude personnelle, puis une lettre chaque semaine, de plus en plus alarmée. Un danger approche, seul un talisman y peut quelque chose. Les mêmes lettres partent à des milliers de gens, et l’on n’a changé que le prénom.</p>
<h3>L’essai qui s’abonne</h3>
<p>Il fallait une carte pour vérifier votre âge. Un mois plus tard, un prélèvement paraît sur le relevé.</p>
<h2>Comment les reconnaître en une minute</h2>
<ol>
<li>Cherchez le tarif de la suite. S’il n’est pas à côté du cadeau, méfiance.</li>
<li>Voyez ce que l’on vous réclame. Une carte bancaire n’a rien à faire dans un don.</li>
<li>Demandez ce qui se passe quand le temps offert s’achève. La seule bonne réponse est que tout s’arrête.</li>
<li>Lisez les conditions. Si elles sont introuvables, c’est qu’elles sont mauvaises.</li>
<li>Surveillez le ton. Un cadeau ne presse pas ; une offre qui expire dans neuf minutes, et qui expirera encore demain dans neuf minutes, vous prend pour cible.</li>
</ol>
<h2>Notre offre, sans rideau</h2>
<p>Pour une première venue, dix minutes de consultation sont données. Elles apparaissent sur le compte lorsque l’adresse e-mail a été confirmée, et sont valables pour des personnes majeures, une seule fois chacune. Vous les employez d’un trait ou par morceaux, chez la personne de votre choix, quel que soit son tarif. Elles sont dépensées en premier, au tchat, à l’appel web ou au téléphone ; une réponse par SMS et un appel audiotel ne les acceptent pas. On ne les revend pas, on ne les transmet pas, elles ne se changent pas en argent.</p>
<p>Quand elles sont épuisées, de deux choses l’une. Ou bien vous avez ajouté du crédit de votre propre initiative, et la conversation continue au prix affiché. Ou bien vous n’avez rien fait, et elle se termine poliment. Il n’existe pas de troisième cas, puisque nous n’avons aucune carte à débiter.</p>
<p>S’y ajoute une <a href="/voyance/question-gratuite">question gratuite</a> par personne tous les trente jours, sans crédit ni minutes : une personne y répond par écrit en vingt-quatre heures, aux frais de la maison.</p>
<h2>Pourquoi offrir quelque chose</h2>
<p>La raison est commerciale, autant le dire. Choisir à qui parler est difficile ; une dizaine de minutes permet de juger sur pièces. Certaines visites deviendront des habitudes raisonnables, d’autres s’en tiendront là, et les deux issues étaient prévues. Le coût est pour la maison.</p>
<p>Nous n’attendons rien en échange, ni avis élogieux, ni inscription à une liste. Les messages d’offres relèvent d’un choix séparé, que personne ne coche à votre place.</p>
<h2>Et le vrai gratuit ?</h2>
<p>Il existe, il est même vaste : le ciel appartient à tout le monde. Un <a href="/theme-astral">thème astral</a>, un <a href="/horoscope">horoscope</a> du jour, une <a href="/compatibilite-amoureuse">compatibilité</a> s’obtiennent ici sans donner son nom. La liste entière figure à la page des <a href="/voyance/services-voyance-gratuite">services gratuits</a>.</p>
<p>Mais le plus précieux se trouve hors du site. Une amie qui écoute, une promenade sans téléphone, un cahier ouvert sur la table : ces oracles-là n’ont pas de tarif et se trompent rarement de personne. Et s’il s’agit de souffrance plutôt que de curiosité, des lignes gratuites, publiques, tenues par des gens formés, sont là pour cela, à commencer par le 3114.</p>
<p>Si après tout ceci l’envie de rencontrer quelqu’un demeure, elle est sans doute bonne. <a href="/inscription">Créer un compte</a> ne vous engage à rien.</p>
`,
}
