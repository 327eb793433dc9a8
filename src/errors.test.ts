import { expect, test } from 'vitest'
import { errors, Refusal } from './errors.ts'

/** The codes that callers have been given, by their status: a caller's own program may wait for one of them. */
const published: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  400: {
    headersInvalid: 105,
    parametersMissing: 106,
    parametersInvalid: 107,
    textLength: 507,
    emailInvalid: 1002,
    passwordTooWeak: 1003,
    resetCodeInvalid: 1008,
    birthDateMissing: 1009,
    birthCityMissing: 1010,
    zodiacSignMissing: 1011,
    phoneNumberInvalid: 1012,
    emailRefused: 1013,
    phoneNumberRefused: 1014,
    phoneCodeWrong: 1015,
    carrierNotAllowed: 1019,
    oldPasswordInvalid: 1020,
    passwordInvalid: 1025,
    firstNameInvalid: 1026,
    birthDateInvalid: 1027,
    storeNotSupported: 2002,
    storeUndetermined: 2005,
    linkInvalid: 4076,
    codeWrong: 4014,
    ratingMissing: 4034,
    cityUnknown: 4070,
    birthTimeUnclear: 4090,
    staffPasswordTooShort: 4203,
    refundTooHigh: 4212,
    seasonDaysReversed: 4310,
    seasonDaysPast: 4311,
    readingReasonLength: 4330,
    reasonTellsAddress: 4380,
    tooManyLinks: 4270,
    wishDiffers: 4226,
    notUnderstood: 4227,
    pictureAltMissing: 4320,
    pictureTooThin: 4322,
    pictureUnknown: 4323,
    momentPast: 4252,
    documentExpired: 4293,
    cropInvalid: 4294,
    priceRiseTooHigh: 4295,
    ibanInvalid: 4297,
    monthNotOver: 4298,
    placeholderUnknown: 4242,
    placeholderUnclosed: 4243,
    linkRefused: 4244,
    priorPriceWrong: 4341,
    outcomeMissing: 4364,
  },
  401: {
    securityParametersMissing: 103,
    forceLogout: 108,
    apiAuthInvalid: 109,
    nonceInvalid: 111,
    credentialsInvalid: 1005,
    socialFailed: 4060,
    passkeyRefused: 4066,
    secondFactorNeeded: 4200,
  },
  402: {
    balanceTooLow: 4010,
  },
  403: {
    securityParametersInvalid: 104,
    blacklisted: 110,
    purchaseFraudulent: 2004,
    originRefused: 4004,
    minor: 4011,
    consentMissing: 4012,
    emailUnproven: 4013,
    reviewTooShortConsultation: 4028,
    socialEmailUnverified: 4062,
    confirmationNeeded: 4067,
    factorWrong: 4201,
    stepUpNeeded: 4202,
    secondPersonNeeded: 4213,
    ownAccount: 4215,
    chartLocked: 4222,
    onPause: 4223,
    noteClosed: 4221,
    editModeClosed: 4240,
  },
  404: {
    endpointInvalid: 101,
    userNotFound: 1004,
    emailUnknown: 1006,
    validationNotFound: 1018,
    productNotFound: 2000,
    adminEntityNotFound: 3000,
    notFound: 4000,
    orderUnknown: 4331,
  },
  405: {
    methodNotSupported: 102,
  },
  409: {
    datastoreContention: 409,
    emailAlreadyUsed: 1001,
    noPassword: 1007,
    phoneBonusRedeemed: 1016,
    userBonusRedeemed: 1017,
    phoneAlreadyValidated: 1021,
    concurrentUserCreation: 1024,
    emailMissingToPurchase: 1028,
    purchaseCancelled: 2006,
    receiptAddressMissing: 4077,
    consentsChanged: 4075,
    psychicUnavailable: 4020,
    psychicBusy: 4021,
    roomAlreadyOpen: 4022,
    requestOver: 4023,
    consultationPaused: 4024,
    consultationEnded: 4025,
    consultationNotEnded: 4026,
    alreadyDisputed: 4027,
    alreadyReviewed: 4029,
    roomNotOpen: 4031,
    alreadyFree: 4032,
    socialProofNeeded: 4063,
    lastWayIn: 4064,
    identityTaken: 4065,
    passkeysFull: 4068,
    chartsFull: 4091,
    factorUnreadable: 4206,
    disputeAnswered: 4210,
    refundAwaits: 4211,
    alreadyModerated: 4214,
    lastAdmin: 4216,
    adminExists: 4217,
    seasonOver: 4312,
    messageClosed: 4271,
    noteChanged: 4220,
    pauseShorter: 4224,
    exclusionTooRecent: 4225,
    orderNotTheirs: 4230,
    owedChanged: 4231,
    requestAnswered: 4232,
    contentChanged: 4250,
    contentExists: 4251,
    pictureUsed: 4321,
    stepImpossible: 4290,
    documentsMissing: 4291,
    documentAnswered: 4292,
    profilePaused: 4296,
    nothingToPay: 4299,
    birthDateFixed: 4030,
    consultationUnderWay: 4171,
    emailNeeded: 4172,
    textChanged: 4241,
    pageWordsFull: 4245,
    topUpsHalted: 4300,
    consultationsHalted: 4301,
    papersOver: 4340,
    haltUnchanged: 4302,
    alreadyReplied: 4350,
    replyModerated: 4351,
    replyChanged: 4352,
    verificationRunning: 4303,
    alreadyReported: 4360,
    alertClosed: 4361,
    roomFull: 4371,
    holdSettled: 4363,
    consultationHeld: 4365,
    reviewNotBilled: 4366,
    refundConfirmed: 4367,
    alreadyGivenBack: 4362,
  },
  410: {
    productDisabled: 2001,
  },
  413: {
    fileSizeExceeded: 506,
  },
  415: {
    invalidFileType: 508,
    formExpected: 4005,
    documentActive: 4381,
  },
  422: {
    keyReused: 4003,
  },
  426: {
    appUpdateRequired: 505,
  },
  429: {
    adCreditsReached: 1022,
    loginAttemptsReached: 1023,
    tooManyRequests: 4001,
    challengeUnsolved: 4080,
    exportAskedToday: 4170,
    tooManyMessages: 4370,
  },
  500: {
    genericFailure: 1,
    endpointFailed: 100,
  },
  502: {
    networkFailure: 0,
    purchaseUnconfirmed: 2003,
  },
  503: {
    overloaded: 4002,
    dataUnavailable: 4006,
    paymentUnavailable: 4033,
    socialUnavailable: 4061,
  },
}

const entries: Readonly<Record<string, { code: number; status: number }>> = errors

test.each(Object.entries(published))(
  'the errors that callers know by their code keep the status %s',
  (status, codes) => {
    for (const [name, code] of Object.entries(codes))
      expect(entries[name]).toMatchObject({ code, status: Number(status) })
  },
)

test('no two errors have the same code', () => {
  const codes = Object.values(errors).map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
})

test('a refusal tells the time to wait rounded up, in seconds below a minute and in minutes from there on', () => {
  const told = (seconds: number) => new Refusal('loginAttemptsReached', undefined, seconds).message
  expect(told(0.2)).toContain('dans 1\u00a0s.')
  expect(told(59)).toContain('dans 59\u00a0s.')
  expect(told(60)).toContain('dans 1\u00a0min.')
  expect(told(61)).toContain('dans 2\u00a0min.')
  expect(new Refusal('loginAttemptsReached').message).toBe(errors.loginAttemptsReached.message)
})

test('a refusal names its field where its message can, and stands at the field it is given', () => {
  expect(new Refusal('parametersMissing').message).toBe('Il manque une information.')
  expect(new Refusal('parametersMissing', 'firstName').message).toBe('Indiquez votre prénom.')
  expect(new Refusal('parametersMissing', 'unheardOf').message).toBe('Indiquez «\u00a0unheardOf\u00a0».')
  expect(new Refusal('emailAlreadyUsed').field).toBe('emailAddress')
  expect(new Refusal('emailAlreadyUsed', 'other').field).toBe('other')
  expect(new Refusal('parametersMissing', 'firstName').wait).toBeUndefined()
})
