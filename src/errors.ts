import { fieldNames } from './field-names.ts'

/**
 * The error catalogue: codes 1 to 3000 are the specification's, those from 4000 are ours. `field` is the form field
 * that shows the message; without one it is a message for the whole form.
 */
export const errors = {
  networkFailure: { code: 0, status: 502, message: 'Une erreur est survenue, merci de réessayer plus tard.' },
  genericFailure: { code: 1, status: 500, message: 'L’opération a échoué, veuillez réessayer s’il vous plaît' },
  endpointFailed: { code: 100, status: 500, message: 'Ce service a échoué. Réessayez dans un instant.' },
  endpointInvalid: { code: 101, status: 404, message: 'Cette adresse n’existe pas.' },
  methodNotSupported: { code: 102, status: 405, message: 'Cette adresse n’accepte pas cette méthode.' },
  securityParametersMissing: { code: 103, status: 401, message: 'Connectez-vous pour continuer.' },
  securityParametersInvalid: { code: 104, status: 403, message: 'Vous n’avez pas accès à cette opération.' },
  headersInvalid: {
    code: 105,
    status: 400,
    message: 'Un en-tête de la demande manque ou n’est pas valable.',
    ofField: 'L’en-tête {names} manque ou n’est pas valable.',
  },
  parametersMissing: { code: 106, status: 400, message: 'Il manque une information.', ofField: 'Indiquez {names}.' },
  parametersInvalid: {
    code: 107,
    status: 400,
    message: 'Une information n’est pas valable.',
    ofField: 'Vérifiez {names}.',
  },
  forceLogout: { code: 108, status: 401, message: 'Votre session a pris fin. Connectez-vous à nouveau.' },
  apiAuthInvalid: { code: 109, status: 401, message: 'La signature de la demande n’est pas valable.' },
  blacklisted: { code: 110, status: 403, message: 'Ce compte est suspendu. Contactez-nous pour en savoir plus.' },
  nonceInvalid: { code: 111, status: 401, message: 'Cette demande signée a déjà été reçue.' },
  datastoreContention: {
    code: 409,
    status: 409,
    message: 'Cette opération est déjà en cours. Réessayez dans un instant.',
  },
  appUpdateRequired: { code: 505, status: 426, message: 'Une version plus récente de l’application est nécessaire.' },
  fileSizeExceeded: { code: 506, status: 413, message: 'Ce fichier est trop lourd.' },
  textLength: {
    code: 507,
    status: 400,
    message: 'Ce texte est trop long ou trop court.',
    ofField: 'La longueur ne convient pas\u00a0: raccourcissez ou complétez {names}.',
  },
  invalidFileType: { code: 508, status: 415, message: 'Ce type de fichier n’est pas accepté.' },
  emailAlreadyUsed: { code: 1001, status: 409, field: 'emailAddress', message: 'Cette adresse est déjà utilisée.' },
  emailInvalid: {
    code: 1002,
    status: 400,
    field: 'emailAddress',
    message: 'Cette adresse e-mail est incomplète ou mal écrite. Exemple\u00a0: prenom@domaine.fr',
  },
  passwordTooWeak: {
    code: 1003,
    status: 400,
    field: 'password',
    message:
      'Ce mot de passe est trop facile à deviner. Prenez 12 caractères ou plus, sans votre nom, votre adresse ni votre date de naissance\u00a0: quatre mots sans rapport entre eux, par exemple.',
  },
  userNotFound: { code: 1004, status: 404, message: 'Cette personne est introuvable.' },
  credentialsInvalid: { code: 1005, status: 401, message: 'L’adresse ou le mot de passe ne convient pas.' },
  emailUnknown: { code: 1006, status: 404, field: 'emailAddress', message: 'Cette adresse n’est pas connue.' },
  noPassword: { code: 1007, status: 409, field: 'password', message: 'Ce compte n’a pas de mot de passe.' },
  resetCodeInvalid: { code: 1008, status: 400, field: 'resetCode', message: 'Ce code n’est pas valable ou a expiré.' },
  birthDateMissing: { code: 1009, status: 400, field: 'birthDate', message: 'Indiquez votre date de naissance.' },
  birthCityMissing: { code: 1010, status: 400, field: 'birthCity', message: 'Indiquez votre ville de naissance.' },
  zodiacSignMissing: { code: 1011, status: 400, field: 'zodiacSign', message: 'Indiquez votre signe.' },
  phoneNumberInvalid: {
    code: 1012,
    status: 400,
    field: 'phoneNumber',
    message:
      'Ce numéro est incomplet ou mal écrit. Exemple\u00a0: 06\u00a012\u00a034\u00a056\u00a078, ou +32 et la suite depuis la Belgique.',
  },
  emailRefused: { code: 1013, status: 400, field: 'emailAddress', message: 'Cette adresse e-mail n’est pas acceptée.' },
  phoneNumberRefused: { code: 1014, status: 400, field: 'phoneNumber', message: 'Ce numéro n’est pas accepté.' },
  phoneCodeWrong: { code: 1015, status: 400, field: 'phoneNumber', message: 'Ce code ne convient pas.' },
  phoneBonusRedeemed: { code: 1016, status: 409, message: 'Ce numéro a déjà servi pour cette offre.' },
  userBonusRedeemed: { code: 1017, status: 409, message: 'Vous avez déjà profité de cette offre.' },
  validationNotFound: { code: 1018, status: 404, message: 'Aucun code n’est en attente : demandez-en un nouveau.' },
  carrierNotAllowed: {
    code: 1019,
    status: 400,
    field: 'phoneNumber',
    message: 'Cet opérateur n’est pas pris en charge.',
  },
  oldPasswordInvalid: {
    code: 1020,
    status: 400,
    field: 'oldPassword',
    message: 'L’ancien mot de passe ne convient pas.',
  },
  phoneAlreadyValidated: { code: 1021, status: 409, field: 'phoneNumber', message: 'Ce numéro est déjà confirmé.' },
  adCreditsReached: {
    code: 1022,
    status: 429,
    message: 'Vous avez reçu tout ce que nous pouvons offrir à une personne en un an\u00a0: 50\u00a0€ et une heure.',
  },
  loginAttemptsReached: {
    code: 1023,
    status: 429,
    message: 'Trop d’essais. Patientez quelques minutes.',
    waiting: 'Trop d’essais. Réessayez dans {wait}.',
  },
  concurrentUserCreation: { code: 1024, status: 409, message: 'Ce compte est en cours de création.' },
  passwordInvalid: {
    code: 1025,
    status: 400,
    field: 'password',
    message: 'Ce mot de passe ne convient pas. Vérifiez chaque caractère, majuscules comprises.',
  },
  firstNameInvalid: {
    code: 1026,
    status: 400,
    field: 'firstName',
    message: 'Écrivez le prénom en lettres, sans chiffre ni symbole, 60 caractères au plus.',
  },
  birthDateInvalid: {
    code: 1027,
    status: 400,
    field: 'birthDate',
    message: 'Cette date de naissance n’est pas possible. Écrivez le jour, le mois et l’année, par exemple 12/05/1990.',
  },
  emailMissingToPurchase: { code: 1028, status: 409, message: 'Ajoutez une adresse e-mail avant d’acheter.' },
  productNotFound: { code: 2000, status: 404, message: 'Cette offre n’existe pas.' },
  productDisabled: { code: 2001, status: 410, message: 'Cette offre n’est plus en vente.' },
  storeNotSupported: { code: 2002, status: 400, message: 'Ce moyen de paiement n’est pas pris en charge.' },
  purchaseUnconfirmed: { code: 2003, status: 502, message: 'Le paiement n’a pas pu être confirmé.' },
  purchaseFraudulent: { code: 2004, status: 403, message: 'Ce paiement a été refusé par sécurité.' },
  storeUndetermined: { code: 2005, status: 400, message: 'Le moyen de paiement est inconnu.' },
  purchaseCancelled: { code: 2006, status: 409, message: 'Ce paiement a été annulé.' },
  adminEntityNotFound: { code: 3000, status: 404, message: 'Cet élément est introuvable.' },

  notFound: { code: 4000, status: 404, message: 'Cet élément est introuvable.' },
  tooManyRequests: {
    code: 4001,
    status: 429,
    message: 'Trop de demandes. Patientez un instant.',
    waiting: 'Trop de demandes. Réessayez dans {wait}.',
  },
  overloaded: { code: 4002, status: 503, message: 'Le site est très demandé. Réessayez dans un instant.' },
  dataUnavailable: {
    code: 4006,
    status: 503,
    message: 'Le site ne peut ni lire ni enregistrer en ce moment. Réessayez dans un instant.',
  },
  keyReused: { code: 4003, status: 422, message: 'Cette clé a déjà servi pour une autre demande.' },
  originRefused: { code: 4004, status: 403, message: 'Cette demande ne vient pas du site.' },
  formExpected: { code: 4005, status: 415, message: 'Cette page attend un formulaire.' },
  balanceTooLow: { code: 4010, status: 402, message: 'Votre solde ne couvre pas une minute. Ajoutez du crédit.' },
  minor: {
    code: 4011,
    status: 403,
    field: 'birthDate',
    message: 'Les consultations sont réservées aux personnes majeures.',
  },
  receiptAddressMissing: {
    code: 4077,
    status: 409,
    message: 'Ajoutez d’abord une adresse e-mail à votre compte : le reçu y est envoyé.',
  },
  linkInvalid: {
    code: 4076,
    status: 400,
    message: 'Ce lien n’est pas complet ou n’est pas le nôtre. Copiez-le en entier depuis l’e-mail.',
  },
  consentsChanged: {
    code: 4075,
    status: 409,
    field: 'consents',
    // Checkboxes for an outdated consent text don't count for the present one.
    untyped: ['consents'],
    message:
      'Le texte de cet accord a changé depuis que vous avez ouvert la page. Relisez-le, puis répondez à nouveau.',
  },
  consentMissing: {
    code: 4012,
    status: 403,
    field: 'consents',
    message: 'Votre accord est nécessaire pour continuer.',
  },
  emailUnproven: {
    code: 4013,
    status: 403,
    message: 'Confirmez d’abord votre adresse avec le code reçu par e-mail.',
  },
  codeWrong: { code: 4014, status: 400, field: 'code', message: 'Ce code ne convient pas ou a expiré.' },
  psychicUnavailable: { code: 4020, status: 409, message: 'Cette personne n’est pas disponible en ce moment.' },
  psychicBusy: { code: 4021, status: 409, message: 'Cette personne n’est pas libre pour l’instant.' },
  roomAlreadyOpen: { code: 4022, status: 409, message: 'Vous avez déjà une consultation en cours.' },
  requestOver: { code: 4023, status: 409, message: 'Cette demande n’attend plus de réponse.' },
  consultationPaused: {
    code: 4024,
    status: 409,
    message: 'La consultation est en pause : l’autre personne n’est pas revenue. Rien n’est compté.',
  },
  consultationEnded: { code: 4025, status: 409, message: 'Cette consultation est terminée.' },
  consultationNotEnded: { code: 4026, status: 409, message: 'Cette consultation n’est pas terminée.' },
  alreadyDisputed: { code: 4027, status: 409, message: 'Ce reçu est déjà contesté.' },
  reviewTooShortConsultation: {
    code: 4028,
    status: 403,
    message: 'Un avis demande une consultation d’au moins une minute.',
  },
  ratingMissing: {
    code: 4034,
    status: 400,
    field: 'rating',
    message: 'Choisissez une note, de une à cinq étoiles.',
  },
  alreadyReviewed: { code: 4029, status: 409, message: 'Vous avez déjà donné votre avis.' },
  roomNotOpen: { code: 4031, status: 409, message: 'Cette consultation n’a pas commencé.' },
  alreadyFree: { code: 4032, status: 409, message: 'Cette personne est libre : vous pouvez la consulter maintenant.' },
  queueClosed: {
    code: 4590,
    status: 409,
    message: 'Cette personne ne prend plus de monde dans sa file pour le moment.',
  },
  tooManyTickets: {
    code: 4591,
    status: 409,
    message: 'Vous attendez déjà trois personnes. Quittez une file pour en rejoindre une autre.',
  },
  turnsMissed: {
    code: 4592,
    status: 409,
    message:
      'Trois de vos tours sont passés ici en une heure. Vous pourrez reprendre une place dans un moment, pour que les autres n’attendent pas.',
  },
  nobodyWaits: { code: 4593, status: 409, message: 'Personne n’attend en ce moment.' },
  delaysUsed: {
    code: 4594,
    status: 409,
    message: 'Vous avez déjà demandé deux fois dix minutes depuis le dernier tour.',
  },
  phoneUnproven: {
    code: 4540,
    status: 409,
    field: 'phoneNumber',
    message: 'Confirmez d’abord votre numéro de téléphone\u00a0: un code vous est envoyé par SMS.',
  },
  answerByPhone: {
    code: 4541,
    status: 409,
    message: 'Cette consultation se prend au téléphone\u00a0: décrochez et appuyez sur 1.',
  },
  premiumReplayed: { code: 4555, status: 409, message: 'Ce message a déjà été reçu.' },
  callElsewhere: {
    code: 4530,
    status: 409,
    message: 'L’appel est ouvert dans un autre onglet ou sur un autre appareil. Vous pouvez le reprendre ici.',
  },
  signalTooLong: {
    code: 4531,
    status: 413,
    message: 'La mise en relation envoie trop de données\u00a0: rechargez la page.',
  },
  callNotSound: { code: 4532, status: 400, message: 'Un appel ne transporte que le son\u00a0: ni image, ni fichier.' },
  callNotRelayed: {
    code: 4533,
    status: 400,
    message: 'L’appel ne passe que par notre relais, pour que personne ne voie l’adresse de l’autre.',
  },
  unheardTooOften: {
    code: 4534,
    status: 409,
    message:
      'Vous l’avez déjà signalé trois fois. Si le son ne revient pas, terminez l’appel\u00a0: votre reçu peut être contesté.',
  },
  paymentUnavailable: {
    code: 4033,
    status: 503,
    message: 'Le paiement ne répond pas en ce moment. Rien n’a été prélevé : réessayez dans quelques minutes.',
  },
  cityUnknown: { code: 4070, status: 400, field: 'city', message: 'Ce code postal n’est pas celui de cette ville.' },
  socialFailed: {
    code: 4060,
    status: 401,
    message: 'Une erreur est survenue, prière de réessayer ultérieurement.',
  },
  socialUnavailable: {
    code: 4061,
    status: 503,
    message: 'Ce service de connexion ne répond pas en ce moment. Réessayez dans un instant.',
  },
  socialEmailUnverified: {
    code: 4062,
    status: 403,
    message: 'Ce service n’a pas confirmé votre adresse e-mail. Confirmez-la chez lui, ou créez un compte ici.',
  },
  socialProofNeeded: {
    code: 4063,
    status: 409,
    message: 'Vous avez déjà un compte avec cette adresse. Connectez-vous une fois, puis reliez ce service.',
  },
  lastWayIn: {
    code: 4064,
    status: 409,
    message:
      'Sans mot de passe, c’est votre seul moyen de vous connecter : ajoutez d’abord une clé d’accès ou un autre service.',
  },
  identityTaken: {
    code: 4065,
    status: 409,
    message: 'Ce lien existe déjà : une identité Facebook ou Google par compte, et un seul compte par identité.',
  },
  challengeUnsolved: {
    code: 4080,
    status: 429,
    message: 'La vérification automatique n’a pas eu lieu. Activez JavaScript ou réessayez plus tard.',
    waiting: 'La vérification automatique n’a pas eu lieu. Activez JavaScript ou réessayez dans {wait}.',
  },
  passkeyRefused: { code: 4066, status: 401, message: 'Cette clé d’accès n’a pas été acceptée. Recommencez.' },
  confirmationNeeded: {
    code: 4067,
    status: 403,
    field: 'password',
    message: 'Confirmez d’abord que c’est vous, avec votre mot de passe ou une nouvelle connexion.',
  },
  passkeysFull: { code: 4068, status: 409, message: 'Vous avez déjà dix clés d’accès. Retirez-en une d’abord.' },
  birthTimeUnclear: {
    code: 4090,
    status: 400,
    field: 'birthTime',
    message:
      'Les horloges ont changé à cette heure-là : dites laquelle des deux est la vôtre, par son décalage avec le temps universel (+01:00 ou +02:00, par exemple).',
  },
  chartsFull: {
    code: 4091,
    status: 409,
    message: 'Vous gardez déjà 30 thèmes, le maximum. Effacez-en un pour faire de la place.',
  },
  secondFactorNeeded: {
    code: 4200,
    status: 401,
    message: 'Pour vous connecter, saisissez aussi le code de votre application.',
  },
  factorUnreadable: {
    code: 4206,
    status: 409,
    field: 'code',
    message:
      'Votre application de codes n’est plus reconnue. Saisissez un code de secours, ou demandez à la direction de la retirer.',
  },
  factorWrong: {
    code: 4201,
    status: 403,
    field: 'code',
    message: 'Ce code ne convient pas, a expiré ou a déjà servi. Attendez le suivant.',
  },
  stepUpNeeded: { code: 4202, status: 403, message: 'Confirmez d’abord que c’est vous, avec un nouveau code.' },
  staffPasswordTooShort: {
    code: 4203,
    status: 400,
    field: 'password',
    message: 'Dans l’équipe, un mot de passe compte au moins 15 caractères.',
  },
  disputeAnswered: {
    code: 4210,
    status: 409,
    message: 'Quelqu’un de l’équipe a déjà répondu à cette contestation.',
  },
  refundAwaits: { code: 4211, status: 409, message: 'Un remboursement attend déjà d’être confirmé.' },
  refundTooHigh: {
    code: 4212,
    status: 400,
    field: 'amount',
    message: 'Le remboursement est d’un centime au moins, et ne dépasse pas le prix payé.',
  },
  secondPersonNeeded: {
    code: 4213,
    status: 403,
    message: 'Au-dessus de 100\u00a0€ par jour, une autre personne de l’équipe doit confirmer.',
  },
  alreadyModerated: { code: 4214, status: 409, message: 'Quelqu’un de l’équipe a déjà décidé de cet avis.' },
  ownAccount: { code: 4215, status: 403, message: 'Seule une autre personne de l’équipe peut changer votre compte.' },
  lastAdmin: { code: 4216, status: 409, message: 'Le site doit garder au moins une personne qui l’administre.' },
  adminExists: {
    code: 4217,
    status: 409,
    message: 'Quelqu’un administre déjà ce site : cette personne invite les autres.',
  },
  periodReversed: { code: 4400, status: 400, message: 'Le dernier jour vient avant le premier.' },
  periodNotOver: {
    code: 4401,
    status: 409,
    message: 'Choisissez des jours passés\u00a0: les écritures d’un jour sont complètes une fois ce jour fini.',
  },
  sirenMissing: {
    code: 4402,
    status: 409,
    message:
      'L’immatriculation du site ne contient pas de numéro SIREN valable, et le nom du fichier en a besoin\u00a0: corrigez LEGAL_REGISTRATION.',
  },
  fecFaulty: {
    code: 4403,
    status: 409,
    message:
      'Ces écritures ne respectent pas une règle de forme du fichier\u00a0: il n’est pas donné. L’équipe technique en trouve le détail dans son journal.',
  },
  seasonDaysReversed: {
    code: 4310,
    status: 400,
    field: 'lastDay',
    message: 'Le dernier jour vient avant le premier.',
  },
  seasonDaysPast: {
    code: 4311,
    status: 400,
    field: 'firstDay',
    message: 'Choisissez un premier jour à venir, ou aujourd’hui.',
  },
  readingReasonLength: {
    code: 4330,
    status: 400,
    field: 'reason',
    message: 'Écrivez une raison de 10 à 300 caractères : la personne la lira.',
  },
  reasonTellsAddress: {
    code: 4380,
    status: 400,
    field: 'reason',
    message:
      'Désignez la personne par le numéro de son compte\u00a0: une raison ne contient ni adresse e-mail ni téléphone.',
  },
  seasonOver: { code: 4312, status: 409, message: 'Ces jours sont passés\u00a0: il n’y a plus rien à retirer.' },
  tooManyLinks: {
    code: 4270,
    status: 400,
    field: 'message',
    message: 'Gardez trois liens au plus\u00a0: au-delà, un message est pris pour de la publicité.',
  },
  messageClosed: { code: 4271, status: 409, message: 'Quelqu’un de l’équipe s’est déjà occupé de ce message.' },
  noteChanged: {
    code: 4220,
    status: 409,
    message: 'Cette note a changé, ou a été effacée, depuis que vous l’avez ouverte.',
  },
  chartLocked: {
    code: 4222,
    status: 403,
    message: 'Ce thème est fermé depuis que vous avez retiré votre accord. Ouvrez « Mes thèmes » pour le redonner.',
  },
  onPause: {
    code: 4223,
    status: 403,
    message: 'Vous avez choisi de faire une pause : rien de payant ne commence avant sa fin.',
  },
  pauseShorter: {
    code: 4224,
    status: 409,
    field: 'length',
    message: 'Une pause plus longue est en cours : elle se prolonge, mais ne se raccourcit pas.',
  },
  exclusionTooRecent: {
    code: 4225,
    status: 409,
    message: 'Votre auto-exclusion a commencé il y a moins de six mois : elle ne peut pas encore finir.',
  },
  wishDiffers: {
    code: 4226,
    status: 400,
    field: 'wish',
    message: 'Recopiez la phrase en entier, mot pour mot.',
  },
  notUnderstood: {
    code: 4227,
    status: 400,
    field: 'understood',
    message: 'Cochez cette case pour confirmer.',
  },
  noteClosed: {
    code: 4221,
    status: 403,
    message: 'Votre note est fermée : cette personne a retiré l’accord dont elle dépend.',
  },
  orderUnknown: {
    code: 4331,
    status: 404,
    field: 'order',
    message: 'Aucun achat payé ne porte ce numéro sur ce site.',
  },
  orderNotTheirs: {
    code: 4230,
    status: 409,
    message: 'Cet achat n’a pas été fait avec l’adresse de la déclaration\u00a0: il ne peut être remboursé ici.',
  },
  owedChanged: {
    code: 4231,
    status: 409,
    message: 'Le crédit non dépensé a changé entre-temps. Relisez le montant avant de rembourser.',
  },
  requestAnswered: {
    code: 4232,
    status: 409,
    message: 'Quelqu’un de l’équipe a déjà répondu à cette demande.',
  },
  contentChanged: {
    code: 4250,
    status: 409,
    message:
      'Quelqu’un d’autre a modifié ce contenu pendant que vous écriviez. Votre texte est gardé\u00a0: comparez, puis enregistrez à nouveau.',
  },
  contentExists: {
    code: 4251,
    status: 409,
    field: 'address',
    message: 'Il y a déjà un contenu à cette adresse\u00a0: ouvrez-le, ou choisissez-en une autre.',
  },
  pictureAltMissing: {
    code: 4320,
    status: 400,
    field: 'alt',
    message: 'Dites ce que montre cette image, pour qui ne la voit pas, ou qu’elle ne fait que décorer.',
  },
  pictureUsed: {
    code: 4321,
    status: 409,
    message: 'Cette image est montrée par un contenu : retirez-la d’abord de là.',
    naming: 'Cette image est montrée par un contenu : retirez-la d’abord de là : {names}.',
  },
  pictureTooThin: { code: 4322, status: 400, message: 'Cette image est trop petite : 64 pixels au moins par côté.' },
  pictureUnknown: {
    code: 4323,
    status: 400,
    message: 'Cette image n’est pas, ou n’est plus, dans nos images. Choisissez-en une autre.',
  },
  momentPast: { code: 4252, status: 400, field: 'publishAt', message: 'Choisissez un moment à venir.' },
  stepImpossible: {
    code: 4290,
    status: 409,
    message: 'Ce dossier n’en est pas là\u00a0: cette étape n’est pas possible.',
  },
  documentsMissing: {
    code: 4291,
    status: 409,
    message: 'Il manque une pièce vérifiée et valable\u00a0: l’identité et la charte signée sont nécessaires.',
  },
  documentActive: {
    code: 4381,
    status: 415,
    field: 'file',
    message:
      'Ce PDF contient un script, un fichier joint ou une protection que nous ne pouvons pas vérifier\u00a0: imprimez-le en PDF, ou envoyez-en une photo.',
  },
  tooManyPages: {
    code: 4890,
    status: 422,
    field: 'file',
    message: 'Ce PDF a trop de pages\u00a0: dix au plus. Envoyez-le en plusieurs fois.',
  },
  documentAnswered: { code: 4292, status: 409, message: 'Quelqu’un de l’équipe a déjà vérifié cette pièce.' },
  documentExpired: {
    code: 4293,
    status: 400,
    field: 'expiresOn',
    message: 'Cette pièce n’est plus valable à cette date. Demandez-en une autre.',
  },
  cropInvalid: {
    code: 4294,
    status: 400,
    field: 'size',
    message: 'Le carré choisi sort de la photo, ou compte moins de 192 pixels de côté.',
  },
  priceRiseTooHigh: {
    code: 4295,
    status: 400,
    field: 'pricePerMinute',
    message: 'Un prix monte de 20\u00a0% au plus en 30\u00a0jours.',
    naming: 'Un prix monte de 20\u00a0% au plus en 30\u00a0jours\u00a0: aujourd’hui, jusqu’à {names}.',
  },
  profilePaused: {
    code: 4296,
    status: 409,
    message: 'Votre profil est en pause. Écrivez-nous pour consulter de nouveau.',
  },
  ibanInvalid: {
    code: 4297,
    status: 400,
    field: 'iban',
    message: 'Cet IBAN n’existe pas : un caractère manque ou a été changé.',
  },
  monthNotOver: {
    code: 4298,
    status: 400,
    field: 'month',
    message: 'Ce mois n’est pas terminé\u00a0: ses consultations ne sont pas toutes comptées.',
  },
  drawUsed: {
    code: 4500,
    status: 409,
    message: 'Ce tirage est déjà fait, avec d’autres choix. Commencez-en un nouveau.',
  },
  drawExpired: {
    code: 4501,
    status: 410,
    message: 'Ce tirage a été commencé il y a plus de 24 heures. Commencez-en un nouveau.',
  },
  cardOfDayDrawn: {
    code: 4502,
    status: 409,
    message: 'Vous avez déjà tiré votre carte d’aujourd’hui. Une autre vous attend demain.',
  },
  journalFull: {
    code: 4515,
    status: 409,
    message: 'Votre journal est plein\u00a0: il garde 500 pages. Retirez-en une pour faire de la place.',
  },
  journalLocked: {
    code: 4516,
    status: 403,
    message: 'Votre journal est fermé depuis que vous avez retiré votre accord. Ouvrez-le pour le redonner.',
  },
  journalDate: {
    code: 4517,
    status: 400,
    field: 'askOn',
    message: 'Choisissez un jour de demain à dans un an.',
  },
  gameClosed: {
    code: 4525,
    status: 409,
    message: 'Ce tirage est fermé pour le moment. La page des tarots et oracles en propose d’autres.',
  },
  gameSettingUnfit: { code: 4526, status: 409, message: 'Ce réglage n’a pas de sens pour ce jeu.' },
  nothingToRefund: { code: 4410, status: 409, message: 'Il n’y a pas de crédit acheté à rembourser.' },
  cardUnknown: {
    code: 4411,
    status: 404,
    field: 'card',
    message: 'Cette carte n’est plus enregistrée. Choisissez-en une autre.',
  },
  cardsNotKept: {
    code: 4412,
    status: 400,
    field: 'saveCard',
    message: 'Notre prestataire de paiement n’enregistre pas de carte.',
  },
  creditFrozen: {
    code: 4420,
    status: 409,
    message:
      'Ce crédit est bloqué\u00a0: votre banque conteste le paiement qui l’a acheté. Il ne peut pas être remboursé avant sa décision.',
  },
  paymentDisputed: {
    code: 4421,
    status: 409,
    message: 'La banque conteste ce paiement\u00a0: rien ne peut en être rendu avant sa décision.',
  },
  evidenceClosed: {
    code: 4422,
    status: 409,
    message: 'La banque ne prend pas, ou plus, de preuves pour ce paiement.',
  },
  nothingToPay: {
    code: 4299,
    status: 409,
    field: 'month',
    message: 'Il n’y a rien à verser pour ce mois\u00a0: tout est payé, ou il manque des comptes bancaires.',
  },
  birthDateFixed: { code: 4030, status: 409, field: 'birthDate', message: 'La date de naissance ne se change plus.' },
  consultationUnderWay: {
    code: 4171,
    status: 409,
    message: 'Une consultation ou une demande est en cours : terminez-la d’abord.',
  },
  emailNeeded: {
    code: 4172,
    status: 409,
    message: 'Ajoutez d’abord une adresse e-mail à votre compte : le code de confirmation y sera envoyé.',
  },
  exportAskedToday: {
    code: 4170,
    status: 429,
    message: 'Une copie par jour : attendez demain pour en demander une autre.',
  },
  editModeClosed: {
    code: 4240,
    status: 403,
    message: 'Le mode édition ne s’ouvre que depuis une adresse autorisée.',
  },
  textChanged: {
    code: 4241,
    status: 409,
    message: 'Quelqu’un d’autre a modifié ce texte entre-temps. Relisez sa version, puis enregistrez la vôtre.',
  },
  placeholderUnknown: {
    code: 4242,
    status: 400,
    field: 'value',
    message: 'Ce texte contient un repère qu’il ne peut pas remplir.',
    naming: 'Ce texte ne peut pas remplir {names} : retirez ce repère ou corrigez son nom.',
  },
  placeholderUnclosed: {
    code: 4243,
    status: 400,
    field: 'value',
    message: 'Un repère n’est pas fermé dans ce texte.',
    naming: 'Un repère n’est pas fermé : {names}. Écrivez {nom}, {OFFER_NOM} ou %lien%.',
  },
  linkRefused: {
    code: 4244,
    status: 400,
    field: 'links',
    message: 'Un lien doit mener à un chemin du site (/voyance), ou commencer par https:, mailto: ou tel:.',
    naming: 'Le lien {names} mène ailleurs que permis : un chemin du site (/voyance), https:, mailto: ou tel:.',
  },
  pageWordsFull: {
    code: 4245,
    status: 409,
    message: 'Une page porte déjà trop de textes modifiés : rendez à certains leur texte d’origine.',
  },
  topUpsHalted: {
    code: 4300,
    status: 409,
    message: 'Les recharges sont suspendues pour le moment. Votre crédit est intact et vous pouvez l’utiliser.',
  },
  consultationsHalted: {
    code: 4301,
    status: 409,
    message:
      'Les nouvelles consultations sont suspendues pour le moment. Celles en cours continuent et votre crédit est intact.',
  },
  psychicLeaves: {
    code: 4843,
    status: 409,
    message: 'Cette personne arrête pour de bon\u00a0: elle seule peut revenir sur son départ.',
  },
  papersOver: {
    code: 4340,
    status: 409,
    message: 'Des pièces de ce dossier ne sont plus valables\u00a0: vérifiez les nouvelles avant la remise en ligne.',
  },
  priorPriceWrong: {
    code: 4341,
    status: 400,
    field: 'text',
    message:
      'Aucun prix plus haut n’a été demandé dans les 30\u00a0jours d’avant\u00a0: retirez «\u00a0au lieu de\u00a0».',
    naming: 'Le prix d’avant est le plus bas des 30\u00a0jours précédents\u00a0: {names}. Corrigez-le, ou retirez-le.',
  },
  haltUnchanged: { code: 4302, status: 409, message: 'Quelqu’un de l’équipe vient de le faire.' },
  alreadyReplied: {
    code: 4350,
    status: 409,
    message: 'Vous avez déjà répondu à cet avis, et votre réponse est relue.',
  },
  replyModerated: { code: 4351, status: 409, message: 'Quelqu’un de l’équipe a déjà décidé de cette réponse.' },
  replyChanged: {
    code: 4352,
    status: 409,
    message: 'Cette réponse a changé depuis que vous l’avez ouverte. Relisez-la avant de décider.',
  },
  verificationRunning: { code: 4303, status: 409, message: 'Une vérification est déjà en cours.' },
  psychicClosedTexts: {
    code: 4570,
    status: 409,
    message: 'Cette personne ne répond pas par SMS à ce prix en ce moment. Votre question n’est pas posée.',
  },
  textQuestionLength: { code: 4571, status: 422, message: 'Écrivez entre 20 et 480 caractères.', field: 'text' },
  textOver: { code: 4572, status: 409, message: 'Cette question n’attend plus de réponse.' },
  textNotHeld: {
    code: 4573,
    status: 409,
    message: 'Vous ne tenez plus cette question\u00a0: reprenez-la, puis renvoyez votre réponse.',
  },
  textTaken: {
    code: 4574,
    status: 409,
    message: 'Finissez d’abord ce que vous avez pris, ou laissez-le pour plus tard.',
  },
  tooManyTexts: { code: 4575, status: 429, message: 'Vous avez déjà posé vingt questions en un jour. À demain.' },
  textTellsContact: {
    code: 4576,
    status: 422,
    message: 'Retirez de votre réponse ce qui ressemble à un prix, une offre, un numéro, une adresse ou un lien.',
  },
  answerLabelLength: { code: 4800, status: 422, message: 'Donnez un nom d’un à 40 caractères.', field: 'label' },
  answerTextLength: { code: 4801, status: 422, message: 'Écrivez entre 1 et 1000 caractères.', field: 'text' },
  variableUnknown: {
    code: 4802,
    status: 422,
    message: 'Un repère est inconnu. Les repères sont {prénom}, {voyant} et {heure}.',
    naming: 'Le repère «\u00a0{names}\u00a0» est inconnu. Les repères sont {prénom}, {voyant} et {heure}.',
    field: 'text',
  },
  answersFull: {
    code: 4803,
    status: 409,
    message: 'Vous avez déjà trente réponses. Retirez-en une avant d’en ajouter.',
  },
  papersFull: {
    code: 4804,
    status: 409,
    message: 'Votre dossier contient déjà douze pièces. Écrivez-nous pour en ajouter une.',
  },
  papersWaiting: {
    code: 4891,
    status: 409,
    message: 'Six pièces attendent déjà d’être vérifiées. Envoyez la suivante quand l’une d’elles le sera.',
  },
  charterSigned: { code: 4805, status: 409, message: 'Cette charte est déjà signée.' },
  trialGradedByYou: {
    code: 4806,
    status: 409,
    message: 'Vous avez déjà noté cet essai. Une autre personne de l’équipe doit le noter aussi.',
  },
  proposalDecided: { code: 4807, status: 409, message: 'Quelqu’un de l’équipe a déjà décidé de cette proposition.' },
  proposalStale: {
    code: 4808,
    status: 409,
    message:
      'Le profil a changé depuis cette proposition. Refusez-la en le disant\u00a0: une nouvelle peut être faite.',
  },
  nothingProposed: { code: 4809, status: 422, message: 'Rien ne change par rapport à votre profil.' },
  portraitTooSmall: {
    code: 4820,
    status: 422,
    message: 'Cette image est trop petite. Choisissez-en une de 192\u00a0pixels de côté au moins.',
    field: 'file',
  },
  profileOfProgram: {
    code: 4821,
    status: 409,
    message: 'Ce profil est celui d’un programme\u00a0: il ne porte ni la photo ni la voix d’une personne.',
  },
  voiceTooLong: {
    code: 4822,
    status: 413,
    message: 'Une présentation vocale dure vingt secondes au plus.',
    field: 'file',
  },
  ownChartMissing: {
    code: 4840,
    status: 409,
    message:
      'Gardez d’abord votre thème de naissance comme le vôtre, avec votre accord pour les données sensibles\u00a0: cet e-mail se calcule sur lui.',
  },
  chartNotShareable: {
    code: 4850,
    status: 403,
    field: 'chart',
    message: 'Seul le thème de votre propre naissance se partage, avec une personne et jamais avec un automate.',
  },
  mailUnwanted: {
    code: 4841,
    status: 409,
    message:
      'Votre adresse refuse nos e-mails, ou l’un d’eux y a été signalé comme indésirable. Donnez une autre adresse dans votre compte.',
  },
  textCharter: {
    code: 4577,
    status: 422,
    message: 'Votre réponse touche à ce que notre charte encadre. Relisez-la, cochez la case, puis envoyez-la.',
  },
  textCare: {
    code: 4578,
    status: 422,
    message:
      'Votre question n’est pas transmise et ne coûte rien. Si vous pensez au suicide, le 3114 répond jour et nuit. Violences\u00a0: 3919. Danger immédiat\u00a0: 17.',
  },
  receiptUnknown: {
    code: 4860,
    status: 404,
    message: 'Nous n’avons écrit ce code sur aucun reçu.',
  },
  alreadyReported: { code: 4360, status: 409, message: 'Vous nous avez déjà signalé cela de cette consultation.' },
  alertClosed: { code: 4361, status: 409, message: 'Quelqu’un de l’équipe vient de clore cette alerte.' },
  tooManyMessages: {
    code: 4370,
    status: 429,
    field: 'text',
    message: 'Vous écrivez très vite : attendez quelques secondes avant d’envoyer la suite.',
  },
  roomFull: {
    code: 4371,
    status: 409,
    field: 'text',
    message: 'Cette consultation a atteint le nombre de messages possible. Terminez-la pour en ouvrir une autre.',
  },
  holdSettled: {
    code: 4363,
    status: 409,
    field: 'outcome',
    message: 'Ce qui était en attente est déjà réglé : fermez l’alerte sans en décider.',
  },
  outcomeMissing: {
    code: 4364,
    status: 400,
    field: 'outcome',
    message: 'Dites ce que devient le montant en attente.',
  },
  consultationHeld: {
    code: 4365,
    status: 409,
    message: 'Ce reçu est en attente : une personne de notre équipe regarde d’abord ce qui s’est passé.',
  },
  reviewNotBilled: {
    code: 4366,
    status: 409,
    message: 'Un avis se donne après une consultation facturée : celle-ci ne vous a rien coûté.',
  },
  refundConfirmed: {
    code: 4367,
    status: 409,
    message: 'Ce remboursement n’attend personne : le prestataire l’a confirmé, ou le cherche encore.',
  },
  debtorMissing: {
    code: 4430,
    status: 409,
    message: 'Aucun compte bancaire n’est réglé pour payer les voyants : l’équipe technique le donne au programme.',
  },
  payoutFileFaulty: {
    code: 4431,
    status: 409,
    message:
      'Ce fichier de virements ne respecte pas une règle de forme : il n’est pas donné. L’équipe technique en trouve le détail dans son journal.',
  },
  transferElsewhere: {
    code: 4432,
    status: 409,
    message: 'Ces virements n’en sont pas là : ils ne sont pas encore envoyés, ou sont déjà exécutés ou revenus.',
  },
  payeeAwaits: {
    code: 4433,
    status: 409,
    field: 'iban',
    message: 'Un autre compte attend déjà une seconde personne : qu’elle le confirme, ou retirez-le d’abord.',
  },
  payeeOwn: {
    code: 4434,
    status: 403,
    message: 'Vous avez proposé ce compte : une autre personne de l’équipe doit le confirmer.',
  },
  psychicUnheard: {
    code: 4780,
    status: 409,
    field: 'bearer',
    message:
      'Le voyant n’a pas encore donné sa version\u00a0: attendez-la, ou la fin de son délai, avant de reprendre sa part. Le site peut rembourser seul dès maintenant.',
  },
  clientDeclined: {
    code: 4781,
    status: 403,
    message:
      'Cette personne ne peut pas vous recevoir. Votre crédit reste entier\u00a0: d’autres peuvent vous répondre.',
  },
  hearingGiven: { code: 4782, status: 409, field: 'text', message: 'Vous avez déjà donné votre version.' },
  statementMissing: {
    code: 4435,
    status: 404,
    message: 'Rien n’a bougé ce mois-là sur le compte de ce voyant\u00a0: il n’y a pas de relevé.',
  },
  siretInvalid: {
    code: 4436,
    status: 400,
    field: 'siret',
    message: 'Ce numéro SIRET n’est pas valable\u00a0: il a quatorze chiffres, dont le dernier vérifie les autres.',
  },
  mandateAhead: {
    code: 4437,
    status: 400,
    field: 'mandateOn',
    message: 'Le mandat ne peut pas être daté d’un jour à venir.',
  },
  yearNotOver: {
    code: 4438,
    status: 400,
    field: 'year',
    message: 'Cette année n’est pas terminée\u00a0: sa déclaration ne serait pas complète.',
  },
  capReached: {
    code: 4390,
    status: 409,
    message: 'Le plafond que vous avez fixé ne le permet pas.',
    naming: 'Le plafond que vous avez fixé ne le permet pas\u00a0: il reste {names}.',
  },
  budgetMissing: {
    code: 4391,
    status: 400,
    field: 'budget',
    message: 'Choisissez un plafond par mois, ou «\u00a0sans plafond\u00a0».',
  },
  capInvalid: {
    code: 4392,
    status: 400,
    field: 'monthCap',
    message: 'Indiquez un montant de 1\u00a0€ à 10\u00a0000\u00a0€.',
  },
  lengthInvalid: {
    code: 4393,
    status: 400,
    field: 'length',
    message: 'Indiquez de 5 à 600\u00a0minutes.',
  },
  freeTimeNotWaiting: {
    code: 4441,
    status: 409,
    message:
      'Aucun temps offert n’attend sur ce compte\u00a0: il a été donné, ici ou sous un autre compte de cette personne.',
  },
  purchaseNotAccepted: {
    code: 4440,
    status: 403,
    message:
      'Cet achat n’a pas pu être accepté. Rien n’a été débité. Réessayez un peu plus tard, ou écrivez à notre équipe depuis la page Contact\u00a0: elle vous répondra.',
  },
  holdStands: {
    code: 4445,
    status: 409,
    message: 'Les virements de ce voyant sont déjà suspendus.',
  },
  holdOwn: {
    code: 4446,
    status: 403,
    message:
      'Vous avez décidé la dernière suspension de ces virements\u00a0: une autre personne de l’équipe doit décider la suivante.',
  },
  holdReasonKnown: {
    code: 4447,
    status: 400,
    field: 'reason',
    message: 'Donnez une raison nouvelle\u00a0: celle-ci est déjà celle de la suspension en cours.',
  },
  findingClosed: {
    code: 4448,
    status: 409,
    message: 'Ce signalement est déjà classé.',
  },
  psychicKept: {
    code: 4600,
    status: 409,
    message: 'Ce moment est gardé pour un rendez-vous.',
    naming: 'Ce moment est gardé pour un rendez-vous à {names}. Vous pouvez demander juste après.',
  },
  hoursInvalid: {
    code: 4601,
    status: 400,
    message: 'Indiquez une heure de début et une heure de fin, par quarts d’heure.',
  },
  hoursReversed: {
    code: 4602,
    status: 400,
    message: 'L’heure de fin vient avant l’heure de début. Une plage de nuit peut aller jusqu’à 8\u00a0h.',
  },
  hoursOverlap: { code: 4603, status: 400, message: 'Ces heures en recouvrent d’autres.' },
  daysInvalid: {
    code: 4604,
    status: 400,
    message: 'Indiquez un jour à venir, dans les 400\u00a0jours.',
  },
  daysReversed: { code: 4605, status: 400, field: 'to', message: 'Le dernier jour vient avant le premier.' },
  holidayOverlap: {
    code: 4606,
    status: 409,
    field: 'from',
    message: 'Une partie de ces jours est déjà dans une absence enregistrée.',
  },
  slotTaken: {
    code: 4607,
    status: 409,
    field: 'startsAt',
    message: 'Ce créneau vient d’être pris. Choisissez-en un autre.',
  },
  slotNotOffered: {
    code: 4608,
    status: 409,
    field: 'startsAt',
    message: 'Ce créneau n’est pas proposé. Choisissez-en un dans la liste.',
  },
  appointmentsClosed: {
    code: 4609,
    status: 409,
    message: 'Aucun rendez-vous ne peut être pris ici en ce moment.',
  },
  appointmentsBarred: {
    code: 4610,
    status: 403,
    message: 'Trois rendez-vous ont été manqués en 60\u00a0jours. La réservation est fermée pendant 30\u00a0jours.',
    naming:
      'Trois rendez-vous ont été manqués en 60\u00a0jours. La réservation rouvre le {names}. Vous pouvez consulter sans rendez-vous.',
  },
  appointmentsMany: {
    code: 4611,
    status: 409,
    message: 'Vous avez déjà trois rendez-vous à venir. Annulez-en un pour en prendre un autre.',
  },
  appointmentOver: { code: 4612, status: 409, message: 'Ce rendez-vous ne peut plus être changé ainsi.' },
  appointmentClash: {
    code: 4613,
    status: 409,
    field: 'startsAt',
    message: 'Vous avez déjà un autre rendez-vous à ce moment.',
  },
  appointmentNotNow: {
    code: 4614,
    status: 409,
    message: 'On entre de 5\u00a0minutes avant à 5\u00a0minutes après l’heure du rendez-vous.',
  },
  alreadyGivenBack: {
    code: 4362,
    status: 409,
    message: 'Cette consultation vous a déjà été rendue : elle ne vous coûte rien.',
  },
  questionTooSoon: {
    code: 4560,
    status: 409,
    message: 'Vous avez déjà posé votre question gratuite. Une nouvelle sera possible trente jours après elle.',
    naming: 'Vous avez déjà posé votre question gratuite. Vous pourrez en poser une nouvelle à partir du {names}.',
  },
  careFirst: {
    code: 4561,
    status: 409,
    message:
      'Ces mots n’ont pas été envoyés\u00a0: vous avez droit à mieux qu’une attente. Des personnes formées vous écoutent maintenant, gratuitement\u00a0: 3114 (détresse), 3919 (violences), 17 ou 112 (danger).',
  },
  questionTaken: {
    code: 4562,
    status: 409,
    message: 'Cette question n’attend plus\u00a0: quelqu’un d’autre y répond, ou elle a été retirée.',
  },
  questionHeld: {
    code: 4563,
    status: 409,
    message:
      'Vous répondez déjà à quelqu’un. Envoyez cette réponse ou rendez la question avant d’en prendre une autre.',
  },
  holdLapsed: {
    code: 4564,
    status: 409,
    message: 'Vous n’avez plus cette question\u00a0: le temps prévu est passé, et quelqu’un d’autre peut y répondre.',
  },
  answerTooShort: {
    code: 4565,
    status: 400,
    field: 'text',
    message: 'Une réponse a 120\u00a0mots au moins.',
  },
  answerSells: {
    code: 4566,
    status: 400,
    field: 'text',
    message:
      'Une réponse gratuite ne contient ni prix, ni offre, ni numéro, ni adresse, ni lien. Retirez ce passage avant d’envoyer.',
  },
  answerDecided: { code: 4567, status: 409, message: 'Cette réponse est déjà acceptée ou refusée.' },
  answerReported: { code: 4568, status: 409, message: 'Vous nous avez déjà signalé cette réponse.' },
  filesUnavailable: {
    code: 4580,
    status: 503,
    message:
      'Les images et les messages vocaux sont indisponibles pour quelques instants. Vos messages écrits passent.',
  },
  replyUnknown: {
    code: 4581,
    status: 404,
    field: 'replyTo',
    message: 'Le message auquel vous répondez n’est pas dans cette conversation.',
  },
  tooManyFiles: {
    code: 4582,
    status: 429,
    field: 'file',
    message: 'Six images ou messages vocaux par minute sont possibles. Attendez un instant avant d’envoyer la suite.',
  },
  filesFull: {
    code: 4583,
    status: 409,
    field: 'file',
    message: 'Cette conversation contient déjà cent images et messages vocaux\u00a0: vous pouvez continuer par écrit.',
  },
  noteTooLong: { code: 4584, status: 413, field: 'file', message: 'Un message vocal dure deux minutes au plus.' },
  pushUnavailable: { code: 4615, status: 409, message: 'Ce site n’envoie pas de notifications.' },
  pushServiceUnknown: {
    code: 4616,
    status: 422,
    message: 'Le service de notifications de ce navigateur n’est pas de ceux que nous appelons.',
  },
  pushNoDevice: { code: 4617, status: 409, message: 'Aucun appareil ne reçoit encore vos notifications.' },
  followUpNotAllowed: {
    code: 4620,
    status: 409,
    message: 'Aucun mot ne peut être écrit après cette consultation.',
  },
  followUpOver: {
    code: 4621,
    status: 409,
    message: 'Les sept jours qui suivent cette consultation sont passés\u00a0: il est trop tard pour un mot.',
  },
  followUpClosed: {
    code: 4622,
    status: 409,
    message: 'C’est déjà fait\u00a0: il n’y a qu’un accord, qu’un mot et qu’une réponse après une consultation.',
  },
  followUpSells: {
    code: 4623,
    status: 400,
    field: 'text',
    message:
      'Un mot après une consultation ne contient ni prix, ni offre, ni numéro, ni adresse, ni lien. Retirez ce passage avant d’envoyer.',
  },
  followUpCharter: {
    code: 4624,
    status: 400,
    field: 'text',
    message:
      'Un mot après une consultation ne parle ni de santé, ni de mort, ni de grossesse, ni de jeux d’argent, ni d’envoûtement, et ne garantit rien. Retirez ce passage avant d’envoyer.',
  },
  partnerCodeUsed: {
    code: 4710,
    status: 409,
    field: 'partnerCode',
    message: 'Un autre partenaire de cette marque a déjà ce code.',
  },
  partnerRateInvalid: {
    code: 4711,
    status: 400,
    field: 'rate',
    message: 'Indiquez un pourcentage entre 0 et 50, avec deux décimales au plus.',
  },
  partnerKeysFull: {
    code: 4712,
    status: 409,
    message: 'Ce partenaire a déjà trois clés. Révoquez-en une avant d’en créer une autre.',
  },
  fidelityKnown: { code: 4630, status: 409, message: 'Vous participez déjà au programme de fidélité.' },
  fidelityUnknown: {
    code: 4631,
    status: 409,
    message: 'Inscrivez-vous d’abord au programme de fidélité.',
  },
  pointsTooFew: { code: 4632, status: 409, message: 'Vous n’avez pas assez de points pour cela.' },
  rewardUnavailable: { code: 4633, status: 409, message: 'Cette récompense n’est pas proposée en ce moment.' },
  addressMissing: {
    code: 4634,
    status: 409,
    message: 'Enregistrez d’abord l’adresse postale à laquelle envoyer la carte.',
  },
  cardOnItsWay: {
    code: 4635,
    status: 409,
    message: 'Une carte est déjà en route\u00a0: vous pourrez en commander une autre trois mois après son envoi.',
  },
  cardMoved: { code: 4636, status: 409, message: 'Cette carte n’en est plus à cette étape.' },
  giftInRoom: {
    code: 4637,
    status: 409,
    message: 'Pas maintenant\u00a0: un cadeau ne se fait ni pendant une demande ni pendant une consultation.',
  },
  giftToStranger: {
    code: 4638,
    status: 409,
    message: 'Cette personne ne peut pas recevoir de minutes de votre part.',
  },
  giftTwice: { code: 4639, status: 409, message: 'Vous avez déjà offert des minutes à cette personne ce mois-ci.' },
  giftQuota: { code: 4640, status: 409, message: 'Il ne vous reste pas autant de minutes à offrir ce mois-ci.' },
  lotteryClosed: {
    code: 4670,
    status: 409,
    message: 'Les participations sont closes\u00a0: on ne peut plus entrer dans ce tirage, ni en sortir.',
  },
  lotteryEntered: {
    code: 4671,
    status: 409,
    message:
      'Une participation existe déjà pour cette boîte aux lettres, sous un autre compte. Une seule est possible.',
  },
  lotteryRunning: {
    code: 4672,
    status: 409,
    message:
      'Un tirage au sort est déjà en cours sur cette marque. Il faut attendre son résultat pour en ouvrir un autre.',
  },
  webinarClosed: { code: 4673, status: 409, message: 'On ne s’inscrit plus à ce webinaire.' },
  webinarFull: {
    code: 4674,
    status: 409,
    message: 'Toutes les places de ce webinaire sont prises. Sa rediffusion sera ouverte à tout le monde.',
  },
  webinarOnPause: {
    code: 4675,
    status: 403,
    message: 'Vous avez choisi de faire une pause\u00a0: nos invitations attendent qu’elle soit finie.',
  },
  packPriceChanged: {
    code: 4650,
    status: 409,
    field: 'amount',
    message: 'Le prix de ce crédit a changé. Rechargez la page pour voir le prix d’aujourd’hui.',
  },
  packReductionPrice: {
    code: 4651,
    status: 400,
    field: 'price',
    message: 'Un prix réduit va de la moitié du crédit à un centime de moins que le crédit.',
    naming: 'Le prix réduit de ce crédit va de {names}.',
  },
  packReductionDays: {
    code: 4652,
    status: 400,
    field: 'lastDay',
    message: 'Une réduction commence aujourd’hui ou plus tard, dans l’année, et dure 31\u00a0jours au plus.',
  },
  packReductionOverlaps: {
    code: 4653,
    status: 409,
    field: 'firstDay',
    message: 'Ce crédit a déjà une réduction pendant ces jours. Arrêtez-la d’abord, ou choisissez d’autres jours.',
  },
  packReductionOver: { code: 4654, status: 409, message: 'Cette réduction est déjà terminée.' },
  promoCodeUnknown: {
    code: 4655,
    status: 404,
    field: 'code',
    message: 'Ce code n’existe pas, ou n’est pas valable en ce moment. Vérifiez chaque lettre et chaque chiffre.',
  },
  promoCodeUsed: { code: 4656, status: 409, field: 'code', message: 'Vous avez déjà utilisé ce code.' },
  promoCodeExhausted: {
    code: 4657,
    status: 409,
    field: 'code',
    message: 'Ce code a déjà servi autant de fois que prévu.',
  },
  promoCodeNotFirst: {
    code: 4658,
    status: 409,
    field: 'code',
    message: 'Ce code accompagne un premier achat, et vous avez déjà acheté du crédit.',
  },
  promoCodeTaken: { code: 4659, status: 409, field: 'code', message: 'Un code porte déjà ce nom sur votre marque.' },
  promoCodeDays: {
    code: 4660,
    status: 400,
    field: 'lastDay',
    message: 'Un code commence aujourd’hui ou plus tard, dans l’année, et dure un an au plus.',
  },
  promoCodeOver: { code: 4661, status: 409, message: 'Ce code n’est déjà plus valable.' },
  promoCodeGives: {
    code: 4662,
    status: 400,
    field: 'cents',
    message: 'Un code offre du crédit ou des minutes\u00a0: remplissez l’un des deux, et laissez l’autre vide.',
  },
  campaignNotDraft: {
    code: 4690,
    status: 409,
    message: 'Cette campagne n’est plus un brouillon\u00a0: remettez-la en brouillon pour la changer.',
  },
  campaignAudienceEmpty: {
    code: 4691,
    status: 422,
    message: 'Personne ne recevrait cette campagne. Élargissez à qui elle s’adresse.',
  },
  campaignContentUnfit: {
    code: 4692,
    status: 422,
    message:
      'Ce contenu ne convient pas à ce mode d’envoi\u00a0: un e-mail a un objet et des blocs, un SMS un seul texte, et un bouton mène à une page du site.',
  },
  campaignLinkUnknown: {
    code: 4693,
    status: 422,
    message: 'Une adresse de cette campagne n’est pas une page du site. Écrivez-la comme «\u00a0/horoscope\u00a0».',
  },
  campaignNotProposed: { code: 4694, status: 409, message: 'Cette campagne n’attend pas d’accord.' },
  campaignOwnProposal: {
    code: 4695,
    status: 403,
    message: 'Vous avez programmé cette campagne\u00a0: une autre personne de l’équipe doit donner son accord.',
  },
  campaignBegun: { code: 4696, status: 409, message: 'Cette campagne est déjà partie ou close.' },
  campaignOver: {
    code: 4697,
    status: 409,
    message: 'Cette campagne n’est pas en route\u00a0: il n’y a rien à arrêter.',
  },
  campaignNoNumber: {
    code: 4698,
    status: 409,
    message: 'Ce site n’a pas de numéro où répondre STOP\u00a0: aucun SMS ne peut partir.',
  },
  campaignPast: { code: 4699, status: 422, message: 'Ce moment est passé. Choisissez-en un à venir.' },
  skyDateUnreadable: {
    code: 4770,
    status: 400,
    message: 'Cette date n’est pas lisible.',
    ofField: 'Indiquez {names}.',
  },
  returnBeforeBirth: {
    code: 4810,
    status: 400,
    message: 'Le Soleil n’était pas encore revenu\u00a0: choisissez une année après celle de la naissance.',
  },
  skyOutOfRange: { code: 4771, status: 400, message: 'Nos calculs vont de janvier 1900 à décembre 2100.' },
} as const satisfies Record<string, ErrorEntry>

export interface ErrorEntry {
  code: number
  status: number
  field?: string
  message: string
  /** Replaces the message if the time to wait is known. */
  waiting?: string
  /** Replaces the message if the faulty value is known. */
  naming?: string
  /** Replaces the message if the faulty field is known. */
  ofField?: string
  /** Fields whose values a form does not get back. */
  untyped?: readonly string[]
}

export type ErrorName = keyof typeof errors

/** The code of an error, as a type: for the browser, which this table never reaches. */
export type ErrorCode<N extends ErrorName> = (typeof errors)[N]['code']

/** An expected refusal, listed in the catalogue. Any other thrown value is a bug. */
export class Refusal extends Error {
  readonly entry: ErrorEntry
  readonly reason: ErrorName
  readonly field: string | undefined
  /** Seconds after which it may be tried again, if known. */
  readonly wait: number | undefined

  /** @param detail seconds after which it may be tried again, or the faulty value */
  constructor(reason: ErrorName, field?: string, detail?: number | string) {
    const entry: ErrorEntry = errors[reason]
    const at = field ?? entry.field
    super(messageOf(entry, at, detail))
    this.name = 'Refusal'
    this.reason = reason
    this.entry = entry
    this.field = at
    this.wait = typeof detail === 'number' ? detail : undefined
  }
}

function messageOf(entry: ErrorEntry, field: string | undefined, detail: number | string | undefined): string {
  if (field && entry.ofField)
    return entry.ofField.replace('{names}', () => fieldNames[field] ?? `«\u00a0${field}\u00a0»`)
  if (typeof detail === 'string') return entry.naming?.replace('{names}', () => detail) ?? entry.message
  return detail && entry.waiting ? entry.waiting.replace('{wait}', inWords(detail)) : entry.message
}

/** Rounded up, so that the wait is never longer than announced. */
const inWords = (seconds: number): string =>
  seconds < 60 ? `${Math.ceil(seconds)}\u00a0s` : `${Math.ceil(seconds / 60)}\u00a0min`
