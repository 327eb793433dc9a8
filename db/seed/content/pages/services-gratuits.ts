import type { SeedPage } from '../kinds.ts'

export const servicesGratuits: SeedPage = {
  path: '/voyance/services-voyance-gratuite',
  title: 'Services de voyance gratuite : l’inventaire complet',
  description:
    'Thème astral, horoscope, compatibilité, profils, premières minutes : tout ce qui ne coûte rien sur ce site, à quelles conditions, et où s’arrête la gratuité.',
  lead: 'Un inventaire, comme chez le notaire : chaque pièce, ce qu’elle contient, ce qu’elle demande en échange. La colonne de droite est presque vide.',
  body: `
<h2>Sans compte, sans adresse, sans rien</h2>
<p>Commençons par ce que l’on peut utiliser en passant, comme on lit un journal posé sur un banc.</p>
<h3>Le thème astral</h3>
<p>Vous indiquez une date, un lieu et, si vous la connaissez, une heure. <a href="/theme-astral">Le calcul du thème</a> dessine la roue du ciel, place les planètes dans les signes et les maisons, et commente les aspects les plus marqués. L’heure d’été de 1976, les décalages de l’Occupation, l’heure locale d’avant 1891 : il en tient compte. Sans heure de naissance, il ne fabrique pas d’ascendant. Rien n’est gardé tant que vous ne le demandez pas.</p>
<h3>L’horoscope</h3>
<p>Douze signes, cinq durées : la journée, le lendemain, la semaine, le mois, l’année. L’<a href="/horoscope">horoscope</a> n’est pas tiré d’un chapeau. Il part des positions du moment, choisit des fragments écrits d’avance, et chaque phrase peut montrer de quel aspect elle descend. Deux personnes du même signe lisent la même chose, ce qui est la moindre des honnêtetés. Cela reste un horoscope : une invitation à regarder sa journée, sans valeur de prévision démontrée.</p>
<h3>La compatibilité amoureuse</h3>
<p>Deux portes. L’une compare <a href="/compatibilite-amoureuse/signes">deux signes</a> en un clin d’œil ; l’autre pose l’un sur l’autre deux ciels de naissance. Dans les deux cas, cinq domaines reçoivent un score, et l’addition qui y conduit est visible. Il n’existe pas de note globale, parce qu’un couple n’est pas une copie.</p>
<h3>Les profils</h3>
<p>Présentations, prix, horaires, avis : tout se lit librement. Vous pouvez passer une soirée entière à comparer des façons d’écrire et repartir sans avoir donné votre nom. Lire ces pages est d’ailleurs un bon exercice : on apprend vite à distinguer celles qui parlent d’un métier de celles qui parlent seulement d’elles-mêmes.</p>
<h3>La lecture</h3>
<p>Le <a href="/mag">magazine</a>, les <a href="/questions-frequentes">questions fréquentes</a> et deux lexiques, celui de la <a href="/voyance/lexique">voyance</a> et celui de la <a href="/divination/lexique">divination</a>, se feuillettent sans limite. Plusieurs articles expliquent même pourquoi, certains jours, il vaut mieux ne pas consulter.</p>
<h2>Avec un compte</h2>
<p>Il ne se paie pas non plus, et réclame peu : comment vous appeler, où vous écrire, de quoi fermer la porte à clé, et votre âge. En échange :</p>
<ul>
<li>les favoris, pour retrouver ceux dont le ton vous a plu ;</li>
<li>les thèmes que vous décidez de garder ;</li>
<li>une place dans la file d’une personne occupée, ou un message unique quand elle redevient libre, si vous l’avez demandé dans la semaine ;</li>
<li>la réservation d’un rendez-vous, chez qui en propose, et son annulation jusqu’à deux heures avant ;</li>
<li>des notifications sur vos appareils, si vous les choisissez ;</li>
<li>dix minutes de consultation, créditées lorsque l’adresse est confirmée, et trois autres pour un numéro de mobile confirmé, que rien n’oblige à donner ;</li>
<li>une <a href="/voyance/question-gratuite">question posée par écrit</a>, tous les trente jours, à laquelle une personne répond dans la journée ;</li>
<li>un <a href="/voyance/webinaire">webinaire</a> quand une date est fixée : on y écoute et on y interroge, rien ne s’y vend, et l’enregistrement reste ouvert ensuite.</li>
</ul>
<p>Les minutes méritent leur note. Chaque offre vaut une fois par personne, pour les adultes, à dépenser en une ou plusieurs conversations, chez qui vous voulez. Aucune carte n’est demandée. La page <a href="/voyance-gratuite">voyance gratuite</a> en expose la logique et les limites.</p>
<h2>Au cours d’une consultation</h2>
<p>Certaines secondes ne coûtent rien à personne, quel que soit le crédit : la demande et son attente, l’intervalle qui précède le premier message reçu ou les premières paroles échangées, une coupure de réseau, et, au tchat, le mutisme prolongé de celui ou celle que vous interrogez. Quand la coupure d’un tchat ne vient pas de vous, trente secondes sont même offertes à la reprise. Et si l’ensemble compté reste sous la minute, rien n’est facturé, dans la limite d’une séance quotidienne par profil.</p>
<p>Le reçu, sa version imprimable et sa contestation éventuelle sont compris. Faire examiner une erreur ne se facture pas.</p>
<h2>Où la gratuité s’arrête</h2>
<p>Elle s’arrête à la conversation elle-même, une fois les minutes de bienvenue écoulées. La question écrite n’y mène pas : sa réponse est entière et ne vend rien. De l’autre côté de l’écran, quelqu’un travaille ; ce temps se paie, au prix lu d’avance. Il en va de même de la réponse par <a href="/voyance/sms">SMS</a>, et de l’audiotel là où un numéro est affiché : ils se paient, sans minutes offertes. Lorsque le temps offert se termine et que vous n’avez rien versé, la consultation prend fin. Elle ne glisse pas en silence vers le payant. Les minutes de bienvenue valent aussi de vive voix ; ce que d’autres nomment <a href="/voyance-gratuite-telephone">voyance gratuite par téléphone</a> est une autre histoire.</p>
<h2>Ce que vous ne payez pas autrement</h2>
<p>On dit que si c’est gratuit, c’est vous le produit. La formule est souvent juste, alors précisons. Vos réponses ne sont ni vendues ni louées. La mesure d’audience ne se charge qu’avec votre accord, et le refus se fait en un geste, aussi simplement que l’acceptation. Les offres par courrier électronique ne partent qu’à ceux qui les ont réclamées et confirmées. Le reste est exposé, sans petits caractères, là où l’on parle de <a href="/page/donnees-personnelles">vos données</a>.</p>
`,
}
