import { catalogue } from '../../platform/i18n/texts.ts'

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
  accessLead: '{company} veut que chacun puisse se servir de ce site. Voici où nous en sommes, sans l’embellir.',
  stateTitle: 'État de conformité',
  state:
    'Aucun audit complet selon le référentiel général d’amélioration de l’accessibilité (RGAA 4.1) n’a encore été mené par un tiers. Faute de cet audit, le site {company} doit être déclaré non conforme, quelles que soient ses qualités.\n\nLa cible suivie pendant la réalisation est le RGAA 4.1, qui reprend le niveau AA des règles WCAG.',
  testsTitle: 'Tests réalisés',
  tests:
    'À chaque changement, un navigateur ouvre les pages principales sur un écran de téléphone et un écran de bureau, en clair et en sombre, et les examine avec l’outil axe-core : contrastes, noms des champs et des boutons, structure des titres.\n\nD’autres tests parcourent le site au clavier seul, puis sans JavaScript, et vérifient qu’aucune page ne déborde d’un écran étroit. Les contrastes des couleurs sont mesurés dans les feuilles de style.\n\nCes outils ne voient qu’une partie des critères. Aucun essai systématique avec un lecteur d’écran n’a été fait à ce jour.',
  gapsTitle: 'Limites connues',
  gaps: 'Le dialogue en direct pendant une consultation annonce chaque message, mais son confort avec un lecteur d’écran n’est pas vérifié. Les reçus au format PDF ne sont pas balisés : leur contenu figure en entier sur la page du reçu.\n\nLa page de paiement appartient à notre prestataire et n’est pas couverte par cette déclaration.',
  helpTitle: 'Signaler une difficulté',
  help: 'Si quelque chose vous arrête, écrivez à {contact} : dites la page et ce que vous vouliez faire. Nous répondons et cherchons avec vous une autre manière d’y parvenir.',
  recourseTitle: 'Voie de recours',
  recourse:
    'Si vous avez signalé un défaut qui vous empêche d’accéder à un contenu et que notre réponse ne vous satisfait pas, vous pouvez écrire au Défenseur des droits (formulaire.defenseurdesdroits.fr), appeler le 09 69 39 00 00, joindre son délégué dans votre région, ou envoyer un courrier gratuit, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.',
  madeTitle: 'Établissement de cette déclaration',
  made: 'Déclaration établie le 21 novembre 2026.',

  privacyTitle: 'Vos données personnelles',
  privacyDescription:
    'Quelles données nous utilisons, pourquoi, combien de temps, qui les voit, et comment exercer vos droits.',
  privacyLead: 'Quelles données, pourquoi, combien de temps, et comment reprendre la main.',
  whoTitle: 'Qui en répond',
  who: '{company}, édité par {name}, est responsable du traitement. Pour toute question sur vos données : {contact}.\n\nChaque marque a ses propres comptes. Vos données, vos accords et votre crédit ne passent pas de l’une à l’autre.',
  whatTitle: 'Ce que nous utilisons, et pourquoi',
  what: 'Pour tenir votre compte et fournir ce que vous demandez (exécution du contrat) : prénom, adresse e-mail, date de naissance, mot de passe sous une forme illisible, et si vous les donnez, genre, téléphone et adresse postale.\n\nPour établir les reçus et la comptabilité (obligation légale) : achats, consultations, durées et montants. Nous ne voyons ni ne gardons votre numéro de carte.\n\nPour protéger les comptes (intérêt légitime) : appareils et connexions récentes, essais refusés.\n\nPour rémunérer nos partenaires (intérêt légitime) : si vous venez par le lien de l’un d’eux, ce que ce lien porte (campagne, code) accompagne votre session et, pendant trente jours, vos achats et consultations. Le partenaire ne reçoit que des totaux.\n\nPour vous écrire des offres (votre accord) : seulement par les moyens que vous avez cochés et confirmés.',
  sensitiveTitle: 'Ce que vous confiez',
  sensitive:
    'Croyances, santé, vie intime : la loi protège particulièrement ces informations. Elles ne sont traitées qu’avec votre accord explicite, donné à part avant la première consultation, et que vous retirez en un geste depuis « Vos accords ». Elles servent à vous répondre, et à rien d’autre : ni publicité, ni profil.\n\nLes appels ne sont pas enregistrés.',
  seenTitle: 'Qui les voit',
  seen: 'La personne que vous consultez lit ce que vous lui écrivez, votre prénom et ce que vous choisissez de partager. Nos équipes ne lisent un échange que si vous contestez un reçu ou signalez un propos.\n\nNos prestataires techniques (hébergement, e-mails, SMS, paiement) agissent sur nos seules instructions. Si vous vous connectez avec Google ou Facebook, ce service sait que vous l’utilisez ici. Rien n’est vendu ni loué.',
  timeTitle: 'Combien de temps',
  time: 'Compte : tant qu’il existe ; s’il n’a jamais servi à consulter ni à acheter, il est effacé trois ans après sa dernière ouverture. Conversations : trois mois, un an ou deux ans, à votre choix. Reçus et écritures comptables : dix ans. Preuves de vos choix : cinq ans après leur retrait. Message envoyé par la page de contact : un an. Adresse donnée pour la lettre et jamais confirmée : sept jours.',
  powerTitle: 'Vos droits',
  power:
    'Vous pouvez consulter, rectifier, effacer, recevoir une copie réutilisable, limiter l’usage, vous opposer, et dire ce que vos données deviendront après votre décès. Écrivez à {contact} : réponse en un mois au plus, sans frais.\n\nSi notre réponse ne vous convient pas, adressez-vous à la CNIL : www.cnil.fr, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.',
  cookiesTitle: 'Cookies',
  cookies:
    'Les cookies nécessaires tiennent votre session et retiennent votre choix. La mesure d’audience n’est chargée qu’après votre accord. La page « Gérer mes cookies » les nomme tous et permet de changer d’avis.',
})
