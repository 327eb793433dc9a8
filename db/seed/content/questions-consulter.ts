import type { SeedQuestion } from './kinds.ts'

export const questionsConsulter: readonly SeedQuestion[] = [
  {
    slug: 'que-preparer-avant-une-consultation',
    question: 'Que préparer avant une consultation ?',
    theme: 'consulter',
    answer: `<p>Une question écrite, en deux lignes au plus, et trois phrases de contexte. Ajoutez la durée que vous vous accordez, notée quelque part : elle vous servira de frein. Pour un <a href="/voyance/astrologues">astrologue</a>, réunissez la date, la commune et si possible l’heure de votre naissance ; pour un tirage de cartes, rien d’autre que votre curiosité.</p><p>Il est inutile de raconter toute votre vie, et déconseillé de donner le nom complet de vos proches. La page du <a href="/voyance/tchat">tchat</a> montre comment transformer une question qui ferme en une question qui ouvre.</p>`,
  },
  {
    slug: 'peut-on-consulter-de-vive-voix',
    question: 'Peut-on consulter de vive voix ?',
    theme: 'consulter',
    answer: `<p>Oui. L’appel web se tient dans le navigateur, avec un micro et un tchat à côté. Le <a href="/voyance/telephone">téléphone</a> fait sonner un mobile confirmé par un code, de France et de ses territoires, de Belgique, de Suisse, du Luxembourg ou de Monaco ; recevoir cet appel est gratuit chez votre opérateur en France, et dépend de votre forfait à l’étranger. Les boutons d’un <a href="/voyance">profil</a> montrent ce qui est ouvert à l’instant.</p><p>Le prix est celui du tchat. Une autre voie, l’audiotel, existe là où un numéro violet est affiché avec son prix : il se compose sans compte et se paie à l’opérateur. Les <a href="/page/modes-consultations">modes de consultation</a> aident à choisir.</p>`,
  },
  {
    slug: 'comment-choisir-la-personne-a-consulter',
    question: 'Comment choisir la personne à consulter ?',
    theme: 'consulter',
    answer: `<p>Lisez d’abord la description de la séance, qui en apprend plus que les titres. Un ton qui vous met à l’aise vaut bien une longue expérience. Regardez ensuite le tarif, les moyens de la joindre, les horaires s’ils sont écrits, puis les avis, en commençant par les moins enthousiastes : ils sont souvent les plus précis.</p><p>Sur la <a href="/voyance">liste</a>, vous pouvez filtrer par métier, par prix ou par disponibilité. Si deux profils vous tentent, gardez le second en <a href="/mes-favoris">favori</a>. Et si le courant ne passe pas, quittez la conversation dans la première minute : elle ne vous coûtera rien, une fois par jour avec cette personne.</p>`,
  },
  {
    slug: 'que-se-passe-t-il-sans-reponse',
    question: 'Que se passe-t-il si personne ne répond à ma demande ?',
    theme: 'consulter',
    answer: `<p>Une demande vit quarante-cinq secondes. Au-delà, ou en cas de refus, elle s’éteint et votre crédit reste intact. Deux <a href="/voyance">profils libres</a> et proches du premier vous sont alors proposés ; vous pouvez en choisir un, ou fermer la page.</p><p>Au bout de deux silences, la personne est placée hors ligne, afin que la mention « disponible » garde son sens. Si vous teniez à quelqu’un en particulier, son profil propose une place dans sa file quand elle est occupée, un message unique envoyé quand elle est libre, et parfois un rendez-vous. La page <a href="/voyance/voyance-sans-attente">voyance sans attente</a> donne d’autres idées.</p>`,
  },
  {
    slug: 'puis-je-annuler-une-demande',
    question: 'Puis-je annuler une demande déjà envoyée ?',
    theme: 'consulter',
    answer: `<p>Oui, tant qu’elle n’a pas été acceptée, et cela ne coûte rien. Un bouton d’annulation reste affiché pendant toute l’attente. Après l’acceptation, vous pouvez encore sortir : <a href="/voyance/voyance-en-direct">le décompte</a> ne commence qu’au premier message de l’autre, et s’il tarde plus de soixante secondes, la pièce se referme d’elle-même, sans frais. De vive voix, il attend que vous vous entendiez tous les deux ; au téléphone, raccrocher pendant l’annonce suffit.</p><p>Annuler ne vous vaut aucune mauvaise note. On a le droit de changer d’avis devant une porte. Les règles exactes se trouvent aux chapitres 3 et 4 des <a href="/page/conditions">conditions</a>.</p>`,
  },
  {
    slug: 'que-se-passe-t-il-en-cas-de-coupure',
    question: 'Que se passe-t-il si ma connexion se coupe ?',
    theme: 'consulter',
    answer: `<p>Le temps s’arrête là où l’on a entendu pour la dernière fois celui des deux qui a disparu. Il ne repart qu’une fois tout le monde revenu, et l’intervalle n’apparaît dans aucune addition. Si la coupure d’un tchat venait de nous ou d’en face, la reprise vous vaut même trente secondes gratuites.</p><p>Si les retrouvailles n’ont pas lieu sous deux minutes, la séance se termine et <a href="/mon-compte/consultations">son reçu</a> raconte l’incident, avec l’heure. Vous pouvez rouvrir la page sur un autre appareil : la conversation y est, au même endroit. Au téléphone, une ligne qui tombe met fin à l’entretien et au décompte ; il faut redemander un appel. Un exemple minuté se lit à la page <a href="/voyance/voyance-en-direct">voyance en direct</a>.</p>`,
  },
  {
    slug: 'puis-je-arreter-quand-je-veux',
    question: 'Puis-je arrêter une consultation quand je veux ?',
    theme: 'consulter',
    answer: `<p>À tout instant, d’un seul bouton ou en raccrochant, et sans explication. <a href="/voyance/voyance-en-direct">Le compteur</a> se fige à la seconde même ; les secondes suivantes n’existent pas. Nul ne peut vous en empêcher, ni vous réécrire pour vous vendre la suite, car les personnes consultées ne peuvent pas ouvrir d’échange payant de leur côté.</p><p>Si l’on tente de vous retenir par une menace ou un suspense, terminez d’abord, puis racontez-le par une <a href="/reclamation">réclamation</a>. Un bonsoir poli est apprécié, mais il reste facultatif.</p>`,
  },
  {
    slug: 'que-sont-les-automates',
    question: 'Que sont les automates que l’on voit dans la liste ?',
    theme: 'consulter',
    answer: `<p>Des programmes, héritiers des dames de cire que l’on trouvait dans les foires. Leurs réponses ont été écrites à l’avance et ne parlent pas de vous. Par appel web, une voix de synthèse les dit ; le programme mesure la force de votre voix pour savoir quand vous avez fini, sans comprendre ni garder vos mots. Ils servent à faire connaissance avec le site : voir un prix, envoyer un message, <a href="/voyance/voyance-en-direct">suivre le compteur</a>, lire un reçu.</p><p>Chacun porte la mention « automate » partout où il paraît, sur la <a href="/voyance">liste</a> comme sur la page qui précède la consultation. Nous avons voulu que nul ne puisse les confondre avec quelqu’un. Pour une véritable conversation, choisissez un profil dépourvu de cette étiquette.</p>`,
  },
  {
    slug: 'qui-peut-laisser-un-avis',
    question: 'Qui peut laisser un avis ?',
    theme: 'consulter',
    answer: `<p>Ceux qui ont <a href="/page/comment-consulter">réellement consulté</a> la personne, pendant soixante secondes comptées ou plus, temps offert compris, ou reçu d’elle une réponse par SMS. Un appel audiotel et une question gratuite n’en permettent pas. Chaque avis porte deux dates, la sienne et celle de la séance. L’équipe ne peut pas en fabriquer : le logiciel ne le lui permet pas.</p><p>Un avis sévère est publié comme un autre. Seuls sont écartés ceux qui insultent, enfreignent la loi ou parlent d’autre chose, et chaque retrait doit être motivé. La personne concernée peut répondre une fois. C’est l’un des points examinés à la page <a href="/voyance/voyance-serieuse">voyance sérieuse</a>.</p>`,
  },
  {
    slug: 'comment-fonctionne-la-file-d-attente',
    question: 'Comment fonctionne la file d’attente ?',
    theme: 'consulter',
    answer: `<p>Quand une personne est occupée, son profil vous propose une place dans sa file. Elles se donnent dans l’ordre d’arrivée, ne se paient pas et ne s’achètent pas. Votre rang est affiché, avec une attente estimée d’après de vraies durées ; elle se trompe à peu près une fois sur cinq, et quand nous ne savons pas, nous le disons.</p><p>Vous attendez sur une page du site, ou ailleurs, et un e-mail ou un SMS vous prévient. À votre tour, la place est gardée une minute sur le site, cinq après un message : si d’autres attendent sur leur page, l’un d’eux peut passer au bout de deux, et vous restez en tête jusqu’à la fin des cinq. Une attente prend fin après trois heures. Tout cela se suit à la page <a href="/voyance/voyance-sans-attente">voyance sans attente</a>.</p>`,
  },
  {
    slug: 'peut-on-prendre-rendez-vous',
    question: 'Peut-on prendre rendez-vous ?',
    theme: 'consulter',
    answer: `<p>Oui, avec les personnes qui en proposent, depuis leur <a href="/voyance">profil</a>. Vous choisissez le jour, l’heure, la durée et le moyen, de deux heures à trente jours à l’avance. Certaines le confirment elles-mêmes, dans les douze heures. Réserver est gratuit et rien n’est payé d’avance ; la minute coûtera au plus le prix que vous avez vu. Vous annulez ou déplacez librement jusqu’à deux heures avant.</p><p>La personne garde ce moment pour vous, de cinq minutes avant à cinq minutes après l’heure. Si elle n’est pas là, ou annule moins de deux heures avant, 5 € de crédit vous sont offerts. De votre côté, trois rendez-vous manqués en soixante jours ferment la réservation pendant trente jours ; aucune somme n’est prise. Une adresse privée peut tenir votre agenda à jour, sans y écrire autre chose que « Rendez-vous ».</p>`,
  },
  {
    slug: 'comment-etre-prevenu',
    question: 'Comment savoir qu’une personne vient de se libérer ?',
    theme: 'consulter',
    answer: `<p>Depuis son <a href="/voyance">profil</a>, demandez une alerte : un message part une seule fois, quand la personne est libre et que nul n’attend plus. La demande vaut une semaine et ne réserve rien. Votre appareil peut aussi vous prévenir à l’instant même, par une notification, si vous l’avez permis depuis votre <a href="/mon-compte/notifications">compte</a>. La page où l’on prend une place dans une file y mène aussi.</p><p>Une notification ne dit d’elle-même ni qui, ni quoi : un écran verrouillé se lit par-dessus l’épaule. Vous pouvez y faire montrer les noms, ne rien recevoir la nuit hors ce que vous attendez, et tout arrêter d’un geste. Sur iPhone, il faut d’abord placer le site sur l’écran d’accueil.</p>`,
  },
  {
    slug: 'peut-on-envoyer-une-image-ou-un-message-vocal',
    question: 'Peut-on envoyer une image ou un message vocal ?',
    theme: 'consulter',
    answer: `<p>Oui, dans la conversation d’une consultation. Une image perd le lieu, la date et l’appareil de sa prise de vue avant d’être remise ; 5 Mo au plus. Un message vocal dure deux minutes au plus, et vous le réécoutez avant de l’envoyer. Choisir, enregistrer et envoyer ne font pas partir le compteur.</p><p>Un message vocal n’est jamais transcrit : aucun programme n’en tire de texte. Nous ne pouvons donc pas y repérer une détresse ; à bout, appelez le 3114, gratuit à toute heure. Images et voix sont gardées chiffrées avec la conversation, et s’effacent avec elle. La page du <a href="/voyance/tchat">tchat</a> dit quand s’en servir.</p>`,
  },
  {
    slug: 'comment-poser-la-question-gratuite',
    question: 'Comment poser la question gratuite ?',
    theme: 'consulter',
    answer: `<p>Par écrit, à la page de la <a href="/voyance/question-gratuite">question gratuite</a>. Il faut un compte, une adresse confirmée et dix-huit ans. Une personne, et non un automate, y répond en vingt-quatre heures et en cent vingt mots au moins ; la réponse est déposée dans votre compte, et un e-mail vous l’annonce sans rien en dire.</p><p>Une question par personne tous les trente jours, toutes les enseignes de la maison confondues. Si nul ne répond à temps, elle ne compte pas. Rien n’est à payer, et la réponse ne contient ni prix, ni offre, ni suite à acheter. Vous ne choisissez pas qui répond ; pour cela, il y a les <a href="/voyance">profils</a>.</p>`,
  },
]
