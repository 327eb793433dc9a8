import type { SeedPage } from '../kinds.ts'

export const partenaires: SeedPage = {
  path: '/partenaires',
  title: 'Partenaires : trois cas d’école et quelques refus',
  description:
    'Vous tenez un blog, une émission ou un club d’astronomie et songez à citer Étoile du Soir ? Trois situations traitées jusqu’au bout, et la liste de ce que nous déclinons.',
  lead: 'Des règles se comprennent mieux sur des exemples. En voici trois, imaginés de toutes pièces, avec ce que nous répondrions dans chaque cas.',
  body: `
<h2>Premier cas : le carnet d’horoscopes</h2>
<p>Une autrice tient depuis des années un carnet en ligne sur l’astrologie. Elle souhaite placer un lien vers nos pages et toucher une rémunération sur les visites. La réponse est oui, et voici à quoi elle s’engage.</p>
<p>Au-dessus du lien, une phrase visible prévient qu’il est payé. Le mot « gratuit », si elle l’utilise pour le temps d’accueil, ne voyage pas sans bagages : réservé aux majeurs, une fois par personne, dix minutes, ensuite un tarif lu d’avance qui n’excède pas cinq euros la minute. Elle n’écrit pas que nos médiums « voient » quoi que ce soit avec certitude. Elle garde la liberté d’écrire qu’elle a trouvé telle séance mauvaise.</p>
<p>En retour, elle connaît des nombres : tant d’arrivées, de comptes et d’achats par jour, et la commission qui en découle. Sous la barre de cinq, le chiffre reste dans nos tiroirs et rejoint un total plus large ; la journée d’aujourd’hui attend demain. Pas de prénoms, pas d’adresses, pas la moindre indication de ce qui fut dit ou acheté par quelqu’un en particulier. Le lien transporte une étiquette de campagne, qui tombe au bout de trente jours, et rien qui vienne du visiteur.</p>
<p>Elle tient ses comptes avec un petit programme ? Nous lui confions une clé et un secret. Son programme signe chaque demande, nous vérifions la signature, et une demande rejouée par un curieux reçoit un refus. Ses propres achats, en revanche, ne lui rapportent rien.</p>
<h2>Deuxième cas : l’émission du soir</h2>
<p>Une émission de radio nous propose un parrainage : l’animateur vanterait la maison entre deux chroniques, récit personnel à l’appui. Il n’a jamais consulté. Nous refusons ce texte-là.</p>
<p>Un témoignage que personne n’a vécu est un mensonge, même bien dit. Nous proposerions autre chose : une annonce nommée comme telle, qui décrit le site tel qu’il est, suivie si l’on veut d’un entretien où l’on nous demanderait ce que valent les prédictions. Nous répondrions que rien ne les valide. Le parrainage survivrait ou non à cette franchise, et nous serions fixés sur l’émission.</p>
<p>Nous demanderions encore que l’annonce ne soit pas placée après un sujet sur le deuil, la maladie ou l’endettement. Il y a des silences que la réclame doit laisser intacts.</p>
<h2>Troisième cas : le club d’astronomie</h2>
<p>Une association d’amateurs organise des veillées et cherche de quoi acheter une lunette. Elle hésite à s’associer à un site de voyance, et nous la comprenons : ses adhérents ont passé leur vie à expliquer que Mars n’influence pas les rencontres.</p>
<p>Avec elle, aucun lien rémunéré. Nous pourrions en revanche soutenir la veillée sans contrepartie, sinon qu’on y montre Vénus dans l’oculaire quand elle se présente en croissant. Galilée découvrit ces phases à la fin de 1610. Que notre enseigne serve à faire regarder l’astre dont elle porte le nom, sans un mot d’horoscope, nous paraîtrait une bonne affaire.</p>
<h2>La corbeille</h2>
<p>Certaines propositions se classent sans réponse longue.</p>
<ul>
<li>Fichiers de contacts, à vendre, à louer ou à échanger.</li>
<li>Commentaires élogieux livrés par lots.</li>
<li>Pendentifs, bougies, élixirs, rituels de retour.</li>
<li>Crédit rapide, jeux d’argent, gains en monnaies virtuelles.</li>
<li>Comparateurs où la première place s’achète en secret.</li>
<li>Formulaires qui aspirent une adresse sous prétexte de tirage.</li>
<li>Campagnes visant les mineurs, ou les gens en détresse.</li>
</ul>
<p>La somme offerte n’entre pas en ligne de compte. Payer, d’ailleurs, ne permet de modifier aucune de nos pages, et surtout pas celles qui mettent en garde.</p>
<h2>Les coulisses</h2>
<p>La société qui nous exploite consacre un site distinct aux affiliés, que les moteurs sont priés de ne pas référencer. Un lien y conduit, et nous ne demandons à personne d’installer un traceur. Qui veut suivre ses chiffres jour après jour les lit par des appels signés, décrits dans notre <a href="/api/openapi.json">document technique</a> : un relevé mensuel, le même pour tableur, et des adresses toutes prêtes. Une clé compromise se révoque dans l’instant. Si un partenaire sort des clous, la collaboration cesse sans délai. Ce cloisonnement vaut aussi entre marques, comme on le verra sur <a href="/cosmospace">la page de la maison</a>.</p>
<h2>Et pour vous, au bout du lien</h2>
<p>Peut-être lisez-vous ceci grâce à l’un de ces liens, sans y avoir pris garde. Vous n’y perdez rien : ni un centime, ni une minute de l’offre, ni un morceau de vie privée. Celui qui a montré le chemin verra grossir un total, sans savoir de qui il est fait. Ce que nous faisons de nos propres traces est écrit sur la page des <a href="/page/donnees-personnelles">données</a>, et la mesure d’audience se refuse <a href="/cookies">d’un geste</a>.</p>
<p>En revanche, si l’annonce d’origine vous assurait d’un amour, d’un numéro gagnant ou d’une guérison, gardez-en une image et envoyez-la-nous par le formulaire de <a href="/reclamation">réclamation</a>. Le partenariat s’arrêtera là, et nous vous dirons comment cela s’est terminé.</p>
<h2>Nous écrire</h2>
<p>Passez par la page de <a href="/contactez-nous">contact</a>, où un sujet est réservé aux partenariats. Racontez votre public en quelques lignes, joignez le texte que vous comptez publier. Un bon signe, pour nous, est une proposition qui commence par une réserve.</p>
`,
}
