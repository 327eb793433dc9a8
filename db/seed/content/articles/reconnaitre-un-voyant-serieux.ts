import type { SeedArticle } from '../kinds.ts'

export const voyantSerieux: SeedArticle = {
  slug: 'reconnaitre-un-voyant-serieux',
  title: 'Reconnaître un voyant sérieux, et un escroc',
  description:
    'Le prix avant, la peur jamais, la fin quand vous voulez : les signes qui rassurent, la mécanique des escroqueries et ce que l’on peut faire après coup.',
  theme: 'voyance',
  publishedOn: '2026-02-04',
  related: ['preparer-une-consultation', 'ce-qu-une-consultation-ne-peut-pas-faire', 'quand-ne-pas-consulter'],
  body: `
<p>La voyance n’a ni diplôme d’État, ni ordre, ni titre protégé. Jusqu’en 1994, faire métier de deviner était même
puni d’une amende par le Code pénal ; le nouveau Code a laissé tomber l’article, et chacun peut depuis s’établir
voyant comme on ouvre une papeterie. Aucune plaque de cuivre ne vous dira donc à qui vous avez affaire. Il faut
regarder les manières. Par bonheur, elles parlent assez clairement.</p>
<h2>Ce qui rassure</h2>
<p>Une personne sérieuse annonce son prix avant de commencer, avec l’unité : à la minute, à la séance. Elle nomme son
support et dit ce qu’elle ne traite pas. Elle accepte les silences, les désaccords, le « non, cela ne me parle
pas ».</p>
<p>Elle se trompe, et le reconnaît. Elle emploie des verbes mesurés : je vois plutôt, cela pourrait. Devant un souci
de santé, elle vous renvoie au médecin ; devant un contrat, à l’avocat. Elle met fin à l’entretien quand il n’a plus
d’objet. Beaucoup déconseillent de revenir trop vite, ce qui, d’un strict point de vue commercial, mérite le
respect.</p>
<p>Enfin, elle ne prétend pas prouver ce qui ne l’est pas. Aucune expérience contrôlée n’a établi qu’on puisse lire
l’avenir. On peut exercer honnêtement en le sachant : comme un art de l’écoute, de l’image et de l’intuition, où la
personne qui consulte garde la main.</p>
<h2>La mécanique d’une escroquerie</h2>
<p>Les histoires que l’on entend se ressemblent au point de former une pièce en quatre actes.</p>
<ol>
<li><strong>L’appât.</strong> Une lettre, un message, une publicité : quelqu’un a « reçu quelque chose pour vous ». La
première réponse est gratuite et flatteuse. Elle comporte des phrases qui conviennent à presque tout le monde, une
générosité mal payée de retour, un don que l’on garde caché.</li>
<li><strong>La révélation.</strong> On découvre un obstacle. Il porte un nom vague et inquiétant : travail, mauvais
œil, lien, dette d’un ancêtre. Il explique d’un coup tout ce qui va de travers.</li>
<li><strong>La solution.</strong> Elle est rare, urgente et chère. Un « désenvoûtement », des bougies, une neuvaine,
quarante jours de prières qu’une seule personne sait dire.</li>
<li><strong>L’engrenage.</strong> Le résultat tarde, donc le mal était plus profond. On paie pour ne pas perdre ce que
l’on a déjà payé. On vous prie de n’en parler à personne.</li>
</ol>
<p>Le dernier point est le plus sûr des indices. Le secret imposé n’a jamais protégé que celui qui l’impose.</p>
<h2>Les phrases qui doivent vous faire partir</h2>
<p>« Quelqu’un vous veut du mal, je l’ai vu. » « Si vous arrêtez maintenant, ce sera pire. » « Il reviendra, je le
garantis. » « Envoyez un virement, ou des coupons de recharge. » « Quittez ce traitement, il bloque les énergies. »
Une seule suffit. Vous n’avez pas à discuter, ni à vous expliquer, ni à garder les formes : on raccroche, on ferme la
fenêtre.</p>
<p>Méfiez-vous également des compteurs flous : un numéro dont le tarif s’énonce très vite, un abonnement né d’un
essai, une minute qui continue de courir pendant que l’on « se concentre », un entretien que l’on étire en vous
faisant répéter votre histoire, comme si personne ne l’avait écoutée la première fois. Et tenez pour suspects les avis
trop beaux, tous datés de la même semaine et écrits d’une même voix.</p>
<h2>Si c’est déjà arrivé</h2>
<p>Cela arrive à des gens instruits, prudents, entourés. L’habileté de l’escroc consiste à choisir le moment : une
rupture, un deuil, un procès. On n’a pas à rougir d’en avoir traversé un.</p>
<p>Cessez tout paiement et prévenez la banque sans attendre, car certaines opérations s’arrêtent encore. Gardez les
messages, les relevés, les numéros. Déposez plainte : l’escroquerie est un délit, et l’abus de faiblesse aussi. La
plateforme publique SignalConso recueille les signalements contre les professionnels. Parlez-en à un proche, même
tard, même mal ; la parole défait l’isolement sur lequel tout reposait. Si la détresse devient trop lourde, le 3114
répond jour et nuit, gratuitement.</p>
<p>Vous avez le droit de nous soumettre au même examen. Ici, le prix à la minute figure sur chaque
<a href="/voyance">profil</a> et ne dépasse pas 5 € ; vous le revoyez avant d’envoyer la demande. Rien ne court avant
le premier message reçu ou les premières paroles échangées, et tout s’arrête si une ligne tombe. Un avis ne peut être écrit
qu’après une consultation d’au moins soixante secondes comptées, ou une réponse payée. Chaque reçu se conteste d’un bouton, avec une réponse
sous quarante-huit heures. Les <a href="/page/conditions">conditions</a> interdisent d’annoncer un malheur pour vous
garder.</p>
<p>Si malgré cela un échange vous laisse un goût désagréable, la page <a href="/reclamation">réclamation</a> est faite
pour l’écrire. Le meilleur contrôle d’un métier sans diplôme, ce sont des gens qui racontent précisément ce qu’ils ont
vu.</p>
`,
}
