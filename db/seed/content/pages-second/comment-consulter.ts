import type { SeedPage } from '../kinds.ts'

export const commentConsulter: SeedPage = {
  path: '/page/comment-consulter',
  title: 'Comment consulter un médium : une soirée, trois crépuscules',
  description:
    'Une première consultation suivie comme une tombée du jour : ce qui se décide en pleine clarté, ce qui demande des repères, et ce que l’on garde pour le matin.',
  lead: 'La nuit ne vient pas d’un coup. Les astronomes lui comptent trois crépuscules, et une première consultation gagne à prendre le même temps pour descendre.',
  body: `
<h2>Crépuscule civil : on lit encore sans lampe</h2>
<p>Le Soleil vient de passer sous l’horizon, il fait assez clair pour décider. C’est le moment des choses froides, celles que l’émotion brouille ensuite : combien de temps, combien d’argent, sur quel sujet. Inscrivez ces trois réponses quelque part. Une soirée dont on a fixé la fin se passe mieux que celle qui s’étire.</p>
<p>Promenez-vous après cela parmi les <a href="/voyance/mediums">médiums</a>. Aucun compte n’est nécessaire pour regarder. Chacun raconte sa façon de travailler, affiche ce que vaut une minute avec lui (5 € au maximum, toutes taxes comprises) et, s’il les a écrites, ses heures ; les boutons disent s’il se joint par tchat, par appel web, par <a href="/voyance/telephone">téléphone</a> ou par <a href="/voyance/sms">SMS</a>. S’il est pris, sa file, une alerte ou un rendez-vous vous attendent, sans frais. Lisez-en trois, puis fermez tout et demandez-vous de qui vous gardez une phrase. La mémoire choisit souvent mieux que le regard.</p>
<p>Si un profil promet trop de bonheur ou n’annonce que des orages, passez. Si une mention prévient qu’il s’agit d’un automate, vous lisez un programme, placé là pour que l’on puisse visiter les lieux à toute heure.</p>
<h2>Crépuscule nautique : on prend ses repères</h2>
<p>À cette heure-ci, les marins d’autrefois sortaient le sextant : l’horizon se devine encore et les étoiles sont déjà là. De votre côté, il s’agit d’établir la position. <a href="/inscription">Créer un compte</a> demande un prénom, une adresse électronique, un mot de passe, et la date de naissance, puisque le service est fermé aux mineurs. Un code reçu par courriel prouve que l’adresse est la vôtre ; il fait apparaître au même instant le cadeau d’accueil, dix minutes à utiliser chez qui vous plaira, données une fois à chaque personne.</p>
<p>Une phrase vous sera soumise ensuite, que l’on aurait tort de passer en courant. Elle vous demande si vous acceptez que des confidences, qui peuvent toucher à la santé, à la foi ou à la vie amoureuse, soient traitées pour que l’on puisse vous répondre. Dire oui est nécessaire pour consulter, et ce oui se reprend depuis le compte.</p>
<p>On fait ensuite le point, comme en mer. Sur un seul écran sont réunis le tarif du médium, vos secondes offertes encore disponibles, et jusqu’où votre crédit vous mènerait. Tant que vous n’avez rien envoyé, rien n’a commencé ; et quand vous envoyez, vous ne faites encore que frapper à la porte. Le médium dispose de trois quarts de minute pour ouvrir. Vous pouvez vous raviser pendant qu’il se lève.</p>
<h2>Crépuscule astronomique : les clartés faibles paraissent</h2>
<p>La Voie lactée ne se montre qu’à ceux qui attendent que leurs yeux s’habituent. Dans une conversation, les choses pâles et justes se disent rarement au début. Au tchat, laissez donc au médium le soin d’écrire en premier. Le décompte naît avec cette phrase-là, et ne saurait la précéder ; si elle tarde plus d’une minute, tout se referme sans un centime de dû. De vive voix, il naît quand vous vous entendez tous deux, ou quand vos deux téléphones sont réunis.</p>
<ul>
<li>Répondez au fond, brièvement. Une hésitation vraie vaut mieux qu’un exposé.</li>
<li>Quand une image vous étonne, restez-y. Demandez ce qui l’a fait naître.</li>
<li>Quand une affirmation vous semble trop large, dites qu’elle irait à tout le monde.</li>
<li>Quand vous sentez de la peur, arrêtez-vous. Une lecture loyale n’en fabrique pas.</li>
</ul>
<p>À l’écran, le coût se lit à côté de l’échange et progresse en silence. À soixante secondes de la limite de votre crédit, une ligne le rappelle, ou une voix au téléphone, que le médium n’entend pas ; le compléter ou s’en tenir là vous regarde, et l’inaction vaut un non.</p>
<h2>Nuit faite</h2>
<p>Vous avez mis le point final, ou la réserve s’est épuisée. Un reçu vient se poser dans votre compte, horodaté, chiffré, avec ce que vous possédiez en entrant et en sortant. Quelque chose vous y surprend ? Le bouton prévu pour cela ouvre une contestation, à laquelle quelqu’un doit répondre en deux jours. Passé une minute de conversation mesurée, ou une réponse reçue par SMS, vous pouvez également dire publiquement ce que vous avez pensé de l’échange.</p>
<h2>Et l’aube</h2>
<p>N’agissez pas dans le noir. Une phrase entendue tard pèse plus lourd qu’elle ne pèsera au petit déjeuner, et les grandes décisions supportent très bien d’attendre le jour. Si la nuit vous paraît dangereuse plutôt que longue, ce n’est pas ici qu’il faut frapper : au 3114, quelqu’un décroche à toute heure, sans frais.</p>
<p>Pour aller plus loin, <a href="/mag/preparer-une-consultation">un article</a> développe l’art de se préparer, et les <a href="/page/conditions">conditions d’usage</a> tiennent en douze chapitres que l’on peut lire sans juriste.</p>
`,
}
