import type { SeedPage } from '../kinds.ts'

export const enDirect: SeedPage = {
  path: '/voyance/voyance-en-direct',
  title: 'Voyance en direct : sept durées à connaître avant d’entrer',
  description:
    'La lumière des étoiles nous arrive en retard ; une conversation, non. Ce que « direct » signifie sur Étoile du Soir, et les sept durées, en secondes, qui l’encadrent.',
  lead: 'Rien de ce que l’on voit la nuit n’a lieu maintenant. La rareté d’un échange en direct se comprend mieux quand on a mesuré à quel point le ciel, lui, est en différé.',
  body: `
<h2>Le ciel est une boîte aux lettres</h2>
<p>En 1676, à l’Observatoire de Paris, le Danois Ole Rømer comprit, en guettant une lune de Jupiter, que la lumière mettait du temps à voyager. Depuis, les nuits ont changé de nature. La Lune que vous regardez date d’un peu plus d’une seconde. Le Soleil couchant, de huit minutes. Vénus, l’étoile du soir qui prête son nom à cette maison, a de deux à quatorze minutes de retard, selon qu’elle passe près de nous ou de l’autre côté du Soleil. L’éclat de Véga est parti il y a vingt-cinq ans.</p>
<p>On lève donc les yeux vers un courrier ancien, arrivé le même soir. C’est beau, et cela ne répond pas.</p>
<p>Deux personnes qui s’écrivent ou se parlent en même temps font quelque chose que les astres ne savent pas faire : la seconde phrase tient compte de la première. Voilà tout ce que nous entendons par « direct ».</p>
<h2>Les sept durées</h2>
<p>Encore faut-il que ce présent soit bordé, afin que nul n’y perde de temps ni d’argent. En voici les bornes, telles que le serveur les applique au tchat.</p>
<ul>
<li><strong>45 secondes</strong> pour qu’un médium réponde à votre demande. Au-delà, elle s’éteint et deux collègues vous sont suggérés.</li>
<li><strong>60 secondes</strong> pour qu’il écrive, une fois la porte ouverte. S’il reste muet, la porte se referme. Jusqu’à son premier mot, le compteur marque zéro.</li>
<li><strong>60 secondes</strong> encore, mais de silence en cours de séance : quand il vous fait attendre aussi longtemps, la mesure se met d’elle-même au repos ; après dix minutes de ce repos, la séance se ferme.</li>
<li><strong>3 minutes</strong> de silence de votre part, et l’on s’enquiert de vous ; une minute de plus sans réponse, et la mesure s’arrête.</li>
<li><strong>10 secondes</strong> sans le moindre signe d’un appareil, ou une minute si sa page se passe de liaison permanente : il est tenu pour perdu, et le temps se fige rétroactivement à son dernier souffle.</li>
<li><strong>30 secondes</strong> de cadeau lorsqu’une telle panne vient de nous ou de lui.</li>
<li><strong>2 minutes</strong> de séparation, après quoi la séance prend fin sans que personne ait à décider.</li>
</ul>
<p>De vive voix, le silence n’est pas une panne, et la mesure suit autre chose : à l’<a href="/page/modes-consultations">appel web</a>, le son que chacun reçoit de l’autre ; au <a href="/voyance/telephone">téléphone</a>, la présence des deux lignes. Qui n’entend plus presse un bouton, ou l’étoile, et la montre s’arrête deux minutes au plus.</p>
<p>Il y a une huitième durée, la vôtre. Décidez-la d’avance. Les sept autres vous garantissent de ne pas payer du vide ; celle-ci vous garantit de ne pas payer trop de plein.</p>
<h2>Un présent que personne ne fabrique</h2>
<p>Comment savoir que quelqu’un est vraiment là ? Un médium se signale depuis son propre espace, et sa présence doit être renouvelée pour durer. Elle s’éteint comme une veilleuse que l’on n’alimente plus. Sur la <a href="/voyance">page des médiums</a>, vous voyez les lumières s’allumer et se voiler sans toucher à rien. Deux demandes restées sans réponse, et la lumière est retirée d’office.</p>
<p>Quelques profils brillent pourtant jour et nuit. Ce sont les automates, et l’étiquette le dit. Ils montrent le chemin, ils ne font pas la conversation au sens où nous l’entendons ici.</p>
<h2>L’heure fait-elle le présage ?</h2>
<p>Une longue tradition attache un pouvoir à l’instant de la question. Les astrologues de la Renaissance dressaient la carte du ciel à la minute où le visiteur s’asseyait, et cherchaient la réponse dans cette carte : on nomme ce procédé l’astrologie horaire. Aucune vérification ne l’appuie. Il dit pourtant quelque chose d’exact sur nous : une question a une heure, et la même, posée six mois plus tard, ne serait pas la même.</p>
<p>Pour cette raison, le direct favorise ceux qui arrivent avec une demande fraîche. Ce qui vous tient depuis l’enfance s’accommode mal d’un échange minuté ; ce qui vous est tombé dessus lundi y trouve sa place.</p>
<h2>Petite conduite de l’instant</h2>
<p>Regardez d’où vous écrivez. Le bord d’un tunnel, une batterie à trois pour cent, un repas qui refroidit sont de mauvais observatoires. Si malgré tout une coupure survient, ne rouvrez pas dix fenêtres : reprenez la page, la conversation vous y attend, à sa place.</p>
<p>N’ayez pas peur des blancs. Trois secondes de réflexion ne coûtent que des centimes et valent parfois toute la séance. À l’inverse, quand la réponse est venue, partez. Personne ne vous demandera pourquoi.</p>
<p>Le <a href="/voyance/lexique/compteur">compteur</a> a sa définition dans notre lexique, l’argent se suit sur la page du <a href="/page/paiement-securise-simple-rapide">paiement</a>. Ce qui n’a pas besoin de direct voyage par <a href="/voyance/sms">SMS</a>, comme la lumière : on demande ce soir, la réponse vient demain au plus tard, ou ne se paie pas. Et si aucune lumière n’est allumée à cette heure, la page <a href="/voyance/voyance-sans-attente">sans attente</a> classe les réponses par leur délai, tandis que l’<a href="/horoscope">horoscope</a>, calculé sur le ciel réel, vous tient compagnie sans faire semblant d’être quelqu’un.</p>
`,
}
