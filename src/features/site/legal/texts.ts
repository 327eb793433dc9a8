import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('legal', {
  demo: 'Ce site est une démonstration : il n’a pas d’éditeur et rien n’y est vendu. L’identité ci-dessous est à remplacer par celle de l’exploitant.',
  toFill: 'à renseigner par l’exploitant du site',

  noticeTitle: 'Mentions légales',
  noticeDescription: 'Qui édite et héberge le site, comment nous joindre, et à qui vous adresser en cas de désaccord.',
  noticeLead: 'Qui édite le site, qui l’héberge, et comment nous joindre.',
  publisherTitle: 'Éditeur',
  publisher:
    'Le site {company} est édité par {name}.\n\nSiège : {address}.\n\nImmatriculation : {registration}.\n\nDirection de la publication : {director}.',
  hostTitle: 'Hébergeur',
  host: '{host}.',
  contactTitle: 'Nous joindre',
  contact: 'Par écrit : {contact}.\n\nPour une réclamation, au {phone} (numéro non surtaxé).',
  mediationTitle: 'Médiation de la consommation',
  mediation:
    'Si notre réponse à une réclamation écrite ne vous convient pas, ou si nous n’avons pas répondu sous deux mois, vous pouvez saisir gratuitement le médiateur : {mediator}.',
  rightsTitle: 'Contenus',
  rights:
    'Les textes, dessins et portraits du site sont protégés par le droit d’auteur. Vous pouvez en citer de courts extraits en nommant la source. Les éléments tiers et leurs licences sont listés avec le code du site.',

  accessTitle: 'Déclaration d’accessibilité',
  accessDescription:
    'L’état d’accessibilité du site, les tests faits, les manques connus et comment nous en signaler un.',
  accessLead:
    '{company} s’engage à rendre ce site accessible, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005. Voici où nous en sommes, sans l’embellir.',
  stateTitle: 'État de conformité',
  state:
    'Le site {company} est non conforme avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1 : il n’a pas encore été audité. Sans audit, aucun autre état ne peut être déclaré, quelles que soient les qualités du site.\n\nLa cible suivie pendant la réalisation est le RGAA 4.1, qui reprend le niveau AA des règles WCAG.',
  testsTitle: 'Résultats des tests',
  tests:
    'Aucun tiers n’a audité le site, et nous ne l’avons pas audité nous-mêmes critère par critère : il n’existe donc pas de taux de conformité.\n\nCe qui est fait à chaque changement : un navigateur ouvre une quarantaine de pages sur un écran de téléphone en sombre et un écran de bureau en clair, et les examine, comme la consultation dans chacun de ses états et l’administration, avec l’outil axe-core (contrastes, noms des champs et des boutons, structure des titres). D’autres tests parcourent le site au clavier seul, puis sans JavaScript, et vérifient qu’aucune page ne déborde d’un écran étroit. Les contrastes des couleurs sont mesurés dans les feuilles de style.\n\nCes outils ne voient qu’une partie des critères. Aucun essai systématique avec un lecteur d’écran n’a été fait à ce jour.',
  gapsTitle: 'Contenus non accessibles',
  gaps: 'Non-conformités connues : la copie de vos données au format PDF n’est pas balisée ; le fichier JSON remis avec elle dit la même chose. Les reçus, les thèmes et les déclarations de rétractation le sont, mais aucun contrôleur PDF/UA ne les a vérifiés. Le dialogue en direct pendant une consultation annonce chaque message, mais son confort avec un lecteur d’écran n’est pas vérifié. Un audit en trouvera sans doute d’autres.\n\nDélais : une demande de consultation attend une réponse quarante-cinq secondes, et un voyant dispose d’une minute pour son premier message ; un appel par téléphone sonne une demi-minute et laisse dix secondes, après l’annonce, pour appuyer sur 1. Ils tiennent à l’échange en direct et ne peuvent pas être allongés ; une demande restée sans suite ne coûte rien et peut être refaite.\n\nLes appels web et téléphoniques ne s’adressent pas aux personnes qui n’entendent pas : le tchat leur est ouvert au même prix, quand la personne choisie le propose.\n\nDérogations pour charge disproportionnée : aucune.\n\nContenus non soumis à l’obligation : la page de paiement appartient à notre prestataire et n’est pas couverte par cette déclaration.',
  madeTitle: 'Établissement de cette déclaration',
  made: 'Cette déclaration a été établie le 23 novembre 2026 par une évaluation interne et partielle.\n\nTechnologies utilisées : HTML5, CSS, SVG, JavaScript, WAI-ARIA.\n\nEnvironnement de test : Chromium. Outil : axe-core.\n\nPages examinées : accueil, liste et profil de voyants, horoscopes, thème astral, compatibilité amoureuse, test de l’amour, magazine, lexique, inscription, connexion, mot de passe oublié, lettre, rétractation, réclamation, pages légales, page introuvable, pages du compte, portefeuille, demande de consultation, consultation, espace des voyants, administration.',
  helpTitle: 'Retour d’information et contact',
  help: 'Si vous n’arrivez pas à accéder à un contenu ou à un service, écrivez à {contact} : dites la page et ce que vous vouliez faire. Nous répondons et cherchons avec vous une autre manière d’y parvenir, ou le contenu sous une autre forme.',
  recourseTitle: 'Voies de recours',
  recourse:
    'Si vous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service, et que vous n’avez pas obtenu de réponse satisfaisante, vous pouvez :\n\nÉcrire au Défenseur des droits (formulaire.defenseurdesdroits.fr), ou appeler le 09 69 39 00 00.\n\nJoindre son délégué dans votre région (www.defenseurdesdroits.fr/saisir/delegues).\n\nEnvoyer un courrier gratuit, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.',

  privacyTitle: 'Vos données personnelles',
  privacyDescription:
    'Quelles données nous utilisons, pourquoi, combien de temps, qui les voit, et comment exercer vos droits.',
  privacyLead: 'Quelles données, pourquoi, combien de temps, et comment reprendre la main.',
  whoTitle: 'Qui en répond',
  who: '{company}, édité par {name}, est responsable du traitement. Pour toute question sur vos données : {contact}.\n\nChaque marque a ses propres comptes. Vos données, vos accords et votre crédit ne passent pas de l’une à l’autre.',
  whatTitle: 'Ce que nous utilisons, et pourquoi',
  what: 'Pour tenir votre compte et fournir ce que vous demandez (exécution du contrat) : prénom, adresse e-mail, date de naissance, mot de passe sous une forme illisible, et si vous les donnez, genre, situation, téléphone et adresse postale ; vos conversations, vos avis, vos favoris, vos tirages et leurs questions, votre journal, vos thèmes enregistrés (prénom, date, heure et lieu de naissance) et vos réclamations.\n\nPour vous appeler quand vous le demandez (exécution de votre demande) : votre numéro de mobile confirmé, l’heure et la durée de l’appel. Ce numéro n’est jamais montré à la personne consultée, ni le sien à vous. Pour un appel web, un relais voit l’adresse réseau de votre appareil le temps de l’appel et la cache à l’autre ; le son est chiffré d’un navigateur à l’autre.\n\nPour établir les reçus et la comptabilité (obligation légale) : achats, consultations, durées, montants, rétractations et remboursements. Nous ne voyons ni ne gardons votre numéro de carte.\n\nPour protéger les comptes (intérêt légitime) : appareils et connexions récentes, essais refusés, et l’empreinte illisible d’une adresse ou d’un numéro que nos messages n’atteignent pas.\n\nPour rémunérer nos partenaires (intérêt légitime) : si vous venez par le lien de l’un d’eux, ce que ce lien porte (campagne, code) accompagne votre session et, pendant trente jours, vos achats et consultations. Le partenaire ne reçoit que des totaux.\n\nPour vous écrire des offres (votre accord) : seulement par les moyens que vous avez cochés et confirmés.',
  sensitiveTitle: 'Ce que vous confiez',
  sensitive:
    'Croyances, santé, vie intime : la loi protège particulièrement ces informations. Elles ne sont traitées qu’avec votre accord explicite, donné à part avant la première consultation, le premier thème enregistré, la première question écrite pour un tirage ou la première page de votre journal, et que vous retirez en un geste depuis « Vos accords ». Elles servent à vous répondre, et à rien d’autre : ni publicité, ni profil.\n\nVos messages, votre date de naissance, vos thèmes enregistrés, les questions de vos tirages, votre journal et les notes prises sur vous en consultation sont chiffrés dans notre base. Vous lisez ces notes et les effacez depuis votre compte.\n\nAucun appel, web ou téléphonique, n’est enregistré, écouté ni transcrit.\n\nLe test de l’amour se lit dans votre navigateur\u00a0: vos réponses ne nous sont pas envoyées et disparaissent avec l’onglet. Sans scripts, notre serveur les reçoit si vous cochez la case de la première page, compose le texte et n’en garde rien. L’adresse donnée pour la lettre part sans elles.',
  seenTitle: 'Qui les voit',
  seen: 'La personne que vous consultez lit ce que vous lui écrivez, entend ce que vous lui dites en appel, et connaît votre prénom et ce que vous choisissez de partager. Nos équipes voient vos achats et vos consultations pour traiter une contestation, une rétractation ou une réclamation ; chaque ouverture d’un dossier est inscrite dans un registre. Elles ne lisent vos conversations que si votre demande l’exige : la personne habilitée écrit sa raison, et la date, sa fonction et cette raison vous sont montrées sous « Qui a lu vos conversations ». Un programme cherche dans vos messages écrits, et non dans la voix, des mots de détresse : s’il en trouve, la consultation s’arrête sans rien coûter, des numéros d’aide s’affichent et la modération est prévenue, sans vos mots.\n\nNos prestataires techniques (hébergement, e-mails, SMS, téléphonie, paiement) agissent sur nos seules instructions. Si vous vous connectez avec Google ou Facebook, ce service sait que vous l’utilisez ici. Rien n’est vendu ni loué.',
  timeTitle: 'Combien de temps',
  time: 'Votre compte, vos avis, vos favoris, votre journal et vos thèmes : tant que le compte existe. Un compte qui n’a servi ni à consulter ni à acheter est effacé après {prospectYears} ans sans connexion ; un e-mail vous prévient {warnedDays} jours avant.\n\nVos conversations écrites : 3 mois, 1 an ou 2 ans, comme vous le choisissez. De la voix d’un appel, il ne reste que le reçu. Votre numéro : tant que vous le laissez dans votre compte.\n\nVos appareils, et l’empreinte des adresses et numéros qui refusent nos messages : {deviceDays} jours. Vos réclamations, et vos rétractations faites sans compte : {requestYears} ans après notre réponse. Un message envoyé par la page de contact : un an. Une copie de vos données : {exportDays} jours. Adresse donnée pour la lettre et jamais confirmée : {letterDays} jours.\n\nReçus et écritures comptables : dix ans. Preuve de vos accords : tant qu’ils valent, puis {proofYears} ans après leur retrait, leur remplacement ou l’effacement du compte, le temps qu’ils puissent être contestés (article 2224 du code civil). Après cet effacement, elle ne porte plus qu’un numéro.',
  powerTitle: 'Vos droits',
  power:
    'Depuis « Mes données », dans votre compte, vous prenez une copie réutilisable de ce que nous gardons de vous, choisissez combien de temps vos conversations sont gardées, et effacez votre compte, avec trente jours pour changer d’avis. « Vos accords » montre chacun d’eux avec sa preuve.\n\nVous pouvez aussi rectifier vos données, en limiter l’usage, vous opposer, et dire ce qu’elles deviendront après votre décès. Écrivez à {contact} : réponse en un mois au plus, sans frais.\n\nSi notre réponse ne vous convient pas, adressez-vous à la CNIL : www.cnil.fr, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.',
  cookiesTitle: 'Cookies',
  cookies:
    'Les cookies nécessaires tiennent votre session et retiennent votre choix. La mesure d’audience n’est chargée qu’après votre accord. La page « Gérer mes cookies » les nomme tous et permet de changer d’avis.',
})
