import { randomUUID } from 'node:crypto'
import { formWith, givenProfile } from '../vetting.ts'
import {
  admins,
  allStaff,
  bothSides,
  clients,
  editors,
  everyone,
  itsClient,
  itsOwner,
  itsPsychic,
  moderators,
  phoneHolders,
  psychics,
  signedIn,
  staff,
  supporters,
} from './cells.ts'
import type { Cells, Role, Scene, World } from './people.ts'

/** One call: its request, and the answer for each person. */
export interface CallRow {
  cells: Cells<number>
  scene?: Scene
  /** Path parameters besides the consultation's `id`. */
  params?: (world: World) => Record<string, string | number>
  query?: string
  body?: (world: World) => object
  /** With a new Idempotency-Key for each call. */
  keyed?: true
}

const email = () => `${randomUUID()}@example.fr`
const consents = [{ type: 'REGISTRATION', agreed: true }]
const password = 'une lune claire sur la mer'
const psychic = (world: World) => ({ id: world.psychicId })
const passkey = ({ passkeyId }: World) => ({ id: passkeyId })
const key = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
const added = { ...key, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }
const signed = { ...key, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } }
const pendulum = () => ({ slug: 'le-pendule' })
const result = (world: World) => ({ slug: 'le-pendule', id: world.resultId })
const chart = (world: World) => ({ id: world.chartId })
const question = (world: World) => ({ id: world.questionId })
const appointment = (world: World) => ({ id: world.appointmentId })
const entry = (world: World) => ({ id: world.entryId })
const horoscope = { period: 'day', day: '2026-02-03', sign: 'leo', topic: 'love' }
/** A version that does not exist yet. */
const text = { key: 'home.promise', value: 'Un texte à nous.', version: 9 }
const typed = { query: '?query=Lyo' }

const accountingPeriod = { from: '2026-10-01', to: '2026-10-31' }
const ofDocument = (world: World) => ({ id: world.psychicId, documentId: 999_999 })
const someFile = () => ({ file: randomUUID() })
const applicant = () => givenProfile({ emailAddress: email() })
const notPicture = (fields: Record<string, string>) => () => formWith(Buffer.from('rien'), fields)

/** The calls of a back office resource. */
const listed = (name: string, named: readonly Role[]): Record<string, CallRow> => ({
  [`adminList${name}`]: { cells: staff(named) },
  [`adminRead${name}`]: { cells: staff(named, 3000), params: () => ({ id: 999_999 }) },
  [`adminExport${name}`]: { cells: staff(named), body: () => ({}) },
})

/** Every call, by its name in the contract. */
export const callRows: Readonly<Record<string, CallRow>> = {
  readMe: { cells: signedIn() },
  register: {
    cells: everyone(),
    body: () => ({ firstName: 'Anne', emailAddress: email(), password, birthDate: '1988-05-12', consents }),
  },
  updateMe: { cells: signedIn(), body: () => ({ firstName: 'Camille' }) },
  login: { cells: everyone(1005), body: () => ({ email: email(), password }) },
  logout: { cells: everyone() },
  exist: { cells: everyone(), body: () => ({ email: email() }) },
  activate: { cells: { ...signedIn(1018), anonymous: 106 }, body: () => ({ code: '000000' }) },
  // The address is proved: only a telephone can wait for a code, and staff have none.
  verify: { cells: phoneHolders(1018), body: () => ({ code: '000000' }) },
  resendCode: { cells: signedIn(1018) },

  askCallback: { cells: clients(1012), body: () => ({ psychicId: 1, phoneNumber: '12', consents: [] }) },
  // Only the operator's signature opens it.
  hearPremium: { cells: everyone(104) },
  // Only the telephone company's signature opens it.
  hearCall: { cells: everyone(104), params: () => ({ leg: randomUUID(), moment: 'answered' }) },

  askTextQuestion: {
    cells: clients(4540),
    body: () => ({ psychicId: 1, text: 'court' }),
  },
  listTextQuestions: { cells: clients() },
  cancelTextQuestion: { cells: clients(4000), params: () => ({ id: '999999' }) },
  readTextWork: { cells: psychics() },
  setTextDoor: { cells: psychics(), body: () => ({ open: true }) },
  takeTextQuestion: { cells: psychics(4000), params: () => ({ id: '999999' }) },
  holdTextQuestion: { cells: psychics(4573), params: () => ({ id: '999999' }) },
  releaseTextQuestion: { cells: psychics(), params: () => ({ id: '999999' }) },
  declineTextQuestion: { cells: psychics(4000), params: () => ({ id: '999999' }) },
  answerTextQuestion: {
    cells: psychics(4571),
    params: () => ({ id: '999999' }),
    body: () => ({ text: 'court' }),
  },
  // Only the network's signature opens it.
  receiveText: { cells: everyone(104) },

  readAddress: { cells: clients() },
  changeAddress: { cells: clients(106), body: () => ({}) },
  removeAddress: { cells: clients() },

  readPhone: { cells: phoneHolders() },
  addPhone: { cells: phoneHolders(1012), body: () => ({ phoneNumber: '12' }) },
  resendPhoneCode: { cells: phoneHolders(1018) },
  claimPhoneBonus: { cells: clients(106) },
  readContact: { cells: clients() },
  chooseContact: { cells: clients(), body: () => ({ contact: 'email' }) },
  removePhone: { cells: phoneHolders() },

  readPush: { cells: phoneHolders() },
  registerPushDevice: {
    cells: phoneHolders(4616),
    body: () => ({ endpoint: 'http://127.0.0.1/', keys: { p256dh: 'x', auth: 'x' } }),
  },
  removePushDevice: { cells: phoneHolders(4000), params: () => ({ reference: 'none' }) },
  choosePush: {
    cells: phoneHolders(),
    body: () => ({ kinds: ['request'], names: false, quiet: true, horoscopeHour: null }),
  },
  tryPush: { cells: phoneHolders(4617) },

  askReset: { cells: everyone(), body: () => ({ email: email() }) },
  resetPassword: { cells: everyone(1008), body: () => ({ email: email(), password, resetCode: '000000' }) },
  changePassword: { cells: signedIn(1007), body: () => ({ oldPassword: password, password }) },

  listSessions: { cells: signedIn() },
  endOtherSessions: { cells: signedIn() },
  endSession: { cells: itsOwner(), params: ({ clientReference }) => ({ reference: clientReference }) },

  listPasskeys: { cells: signedIn() },
  startPasskey: { cells: signedIn(), body: () => ({}) },
  addPasskey: { cells: signedIn(4066), body: () => ({ response: added }) },
  renamePasskey: { cells: itsOwner(), params: passkey, body: () => ({ name: 'Tablette' }) },
  // It is the only way to sign in.
  removePasskey: { cells: itsOwner(4064), params: passkey },
  startPasskeyLogin: { cells: everyone() },
  confirmWithPasskey: { cells: signedIn(4066), body: () => ({ response: signed }) },
  confirm: { cells: signedIn(1007), body: () => ({ password }) },
  sendConfirmationCode: { cells: signedIn() },
  loginWithPasskey: { cells: everyone(4066), body: () => ({ response: signed }) },
  readExport: { cells: clients() },
  askExport: { cells: clients() },
  readRetention: { cells: clients() },
  chooseRetention: { cells: clients(), body: () => ({ conversationMonths: 12 }) },
  askDeparture: { cells: clients(), body: () => ({}) },
  confirmDeparture: { cells: clients(4014), body: () => ({ code: '000000' }) },
  cancelDeparture: { cells: clients() },
  takeExport: { cells: clients(4000), params: () => ({ id: 1_000_000 }), body: () => ({}) },

  readChallenge: { cells: everyone(), params: () => ({ purpose: 'register' }) },
  readContent: { cells: everyone() },
  changeConsents: { cells: signedIn(), body: () => ({ consents: [{ type: 'MARKETING_SMS', agreed: false }] }) },

  readSubscription: { cells: everyone(4076), query: '?token=rien' },
  unsubscribe: { cells: everyone(4076), query: '?token=rien' },

  readWallet: { cells: clients() },
  readRefunds: { cells: clients() },
  refundCredit: { cells: { ...clients(4410), otherClient: 4410 }, keyed: true },
  hearNotice: { cells: everyone(2005), params: () => ({ provider: 'nobody' }) },
  confirmTopUp: {
    cells: { ...clients(4331), client: 0 },
    params: ({ orderReference }) => ({ reference: orderReference }),
  },
  listCards: { cells: clients() },
  forgetCard: { cells: clients(4411), params: () => ({ id: 'pm_nobody' }) },
  buyPack: { cells: clients(), body: () => ({ packId: 'credit-10' }), keyed: true },

  requestConsultation: {
    cells: { ...clients(), client: 4021 },
    body: ({ psychicId }) => ({ psychicId, channel: 'chat' }),
    keyed: true,
  },
  readOpen: { cells: signedIn() },
  listConsultations: { cells: signedIn() },
  readConsultation: { cells: bothSides(), scene: 'room' },
  cancelRequest: { cells: itsClient(), scene: 'request' },
  beat: { cells: bothSides(), scene: 'room', body: () => ({}) },
  sendMessage: { cells: bothSides(), scene: 'room', body: () => ({ clientId: randomUUID(), text: 'Bonjour' }) },
  sendPicture: { cells: bothSides(508), scene: 'room', body: notPicture({ clientId: 'never-sent' }) },
  sendNote: { cells: bothSides(508), scene: 'room', body: notPicture({ clientId: 'never-sent' }) },
  readPicture: { cells: bothSides(4000), scene: 'room', params: someFile },
  readVoiceNote: { cells: bothSides(4000), scene: 'room', params: someFile },
  listMessages: { cells: bothSides(), scene: 'room' },
  searchMessages: { cells: signedIn(), body: () => ({ words: 'lune' }) },
  markRead: { cells: bothSides(), scene: 'room', body: () => ({ sequence: 0 }) },
  endConsultation: { cells: bothSides(), scene: 'room' },
  readReceipt: { cells: itsClient(), scene: 'ended' },
  disputeReceipt: { cells: itsClient(), scene: 'ended', body: () => ({ reason: 'Une coupure.' }) },
  sayInDanger: { cells: itsPsychic(), scene: 'room' },
  readFollowUp: { cells: bothSides(), scene: 'ended' },
  agreeToFollowUp: { cells: itsClient(), scene: 'ended', keyed: true, body: () => ({ agreed: false }) },
  // Nobody agreed, and nothing was written.
  writeFollowUp: { cells: itsPsychic(4620), scene: 'ended', keyed: true, body: () => ({ text: 'Merci.' }) },
  answerFollowUp: { cells: itsClient(4000), scene: 'ended', keyed: true, body: () => ({ text: 'Merci.' }) },
  reportConsultation: { cells: itsClient(), scene: 'room', body: () => ({ topic: 'health' }) },

  askFreeQuestion: {
    cells: clients(107),
    body: () => ({ question: 'Que dit le ciel de ce choix ?', theme: 'self', path: '/', consents: 'rien' }),
  },
  listFreeQuestions: { cells: clients() },
  eraseFreeQuestion: { cells: clients(4000), params: () => ({ id: 999_999 }) },
  rateFreeAnswer: { cells: itsClient(), params: question, body: () => ({ useful: true }) },
  reportFreeAnswer: { cells: itsClient(), params: question, body: () => ({ topic: 'health' }) },
  listPool: { cells: psychics() },
  takeQuestion: { cells: psychics(4562), params: () => ({ id: 999_999 }) },
  renewQuestion: { cells: psychics(4564), params: () => ({ id: 999_999 }) },
  giveQuestionBack: { cells: psychics(), params: () => ({ id: 999_999 }) },
  answerQuestion: { cells: psychics(4565), params: question, body: () => ({ text: 'Oui.' }) },
  ...listed('FreeQuestions', moderators),
  readFreeQuestion: {
    cells: staff(['moderator', 'support', 'admin']),
    params: question,
    body: () => ({ reason: 'Une réponse signalée par sa cliente.' }),
  },
  acceptFreeAnswer: { cells: staff(moderators, 3000), params: () => ({ id: 999_999 }) },
  refuseFreeAnswer: {
    cells: staff(moderators, 3000),
    params: () => ({ id: 999_999 }),
    body: () => ({ reason: 'Essai' }),
  },

  setPresence: { cells: psychics(), body: () => ({ channels: ['chat'] }) },
  listRequests: { cells: psychics() },
  acceptRequest: { cells: itsPsychic(), scene: 'request' },
  refuseRequest: { cells: itsPsychic(), scene: 'request' },

  readNote: { cells: itsPsychic(), scene: 'room' },
  writeNote: { cells: itsPsychic(), scene: 'room', body: () => ({ text: 'Une note.', version: 0 }) },
  listNotes: { cells: clients() },
  eraseNote: { cells: clients(), params: psychic },
  eraseNotes: { cells: clients() },

  readPause: { cells: clients() },
  takePause: { cells: clients(107), body: () => ({ length: 'toujours' }) },
  endExclusion: { cells: clients(4000), body: () => ({ wish: 'rien' }) },
  keepExclusion: { cells: clients(4000) },

  readBudget: { cells: clients() },
  changeCaps: { cells: clients(), body: () => ({ month: 100_000 }) },
  keepCap: { cells: clients(4000), params: () => ({ kind: 'day' }) },

  readHours: { cells: psychics() },
  writeWeek: { cells: psychics(), body: () => ({ week: [] }) },
  writeDay: { cells: psychics(4604), body: () => ({ day: '2020-01-01', spans: [] }) },
  removeDay: { cells: psychics(4000), params: () => ({ day: '2020-01-01' }) },
  addHoliday: { cells: psychics(4604), body: () => ({ from: '2020-01-01', to: '2020-01-02' }) },
  removeHoliday: { cells: psychics(4000), params: () => ({ id: 999_999 }) },
  adminReadHours: { cells: staff(admins), params: psychic },
  adminCorrectHours: { cells: staff(admins), params: psychic, body: () => ({ week: [], reason: 'Essai' }) },

  // The psychic has written no hours.
  listSlots: { cells: everyone(), params: psychic },
  bookAppointment: {
    cells: clients(4608),
    keyed: true,
    body: ({ psychicId }) => ({ psychicId, channel: 'chat', startsAt: '2020-01-01T10:00:00Z', length: 30 }),
  },
  listAppointments: { cells: clients() },
  readAppointment: { cells: itsClient(), params: appointment },
  cancelAppointment: { cells: itsClient(), params: appointment },
  moveAppointment: {
    cells: itsClient(4608),
    params: appointment,
    body: () => ({ startsAt: '2020-01-01T10:00:00Z', length: 30 }),
  },
  enterAppointment: { cells: itsClient(4614), params: appointment },
  listAgenda: { cells: psychics() },
  chooseMode: { cells: psychics(), body: () => ({ mode: 'ask' }) },
  confirmAppointment: { cells: itsPsychic(4612), params: appointment },
  refuseAppointment: { cells: itsPsychic(4612), params: appointment },
  cancelAsPsychic: { cells: itsPsychic(), params: appointment },
  createFeed: { cells: phoneHolders(), body: () => ({ named: false }) },
  removeFeed: { cells: phoneHolders() },
  ...listed('Appointments', supporters),

  askFreeAlert: { cells: clients(4032), params: psychic },
  takeTicket: { cells: clients(4032), params: psychic, body: () => ({ channel: 'chat', way: 'page' }) },
  readTicket: { cells: clients(), params: psychic },
  leaveQueue: { cells: clients(), params: psychic },
  listTickets: { cells: clients() },
  beatTickets: { cells: clients() },
  readQueue: { cells: psychics() },
  closeQueue: { cells: psychics(), body: () => ({ closed: true }) },
  delayQueue: { cells: psychics(4593), keyed: true },
  readQueueFigures: { cells: staff(supporters) },
  readAppointmentFigures: { cells: staff(supporters) },
  readTextQuestionFigures: { cells: staff(supporters) },
  readFreeQuestionFigures: { cells: staff(moderators) },
  ...listed('Tickets', supporters),
  withdrawFreeAlert: { cells: clients(), params: psychic },
  init: { cells: everyone() },
  readParameters: { cells: everyone() },
  readWebsite: { cells: everyone() },
  track: { cells: everyone(), body: () => ({ tac: 'essai' }) },
  readTable: { cells: everyone(), query: '?table=notifications' },
  listArticles: { cells: everyone() },
  listDeckCards: { cells: everyone() },
  readDeckCard: { cells: everyone(4000), params: () => ({ slug: 'rien' }) },
  readArticle: { cells: everyone(4000), params: () => ({ slug: 'rien' }) },
  listQuestions: { cells: everyone() },
  search: { cells: everyone(), query: '?q=tarot' },
  suggestSearches: { cells: everyone(), query: '?q=tarot' },
  listFavoritePsychics: { cells: clients() },
  toggleFavoritePsychic: { cells: clients(), body: ({ psychicId }) => ({ psychicId }) },
  listProducts: { cells: everyone() },
  readHoroscope: { query: '?sign=leo', cells: everyone() },
  listPsychics: { cells: everyone() },
  readPsychicOfDay: { cells: everyone() },
  readPresences: { cells: everyone(), query: '?ids=1' },

  computeChart: {
    cells: everyone(),
    query: '?birthDate=1990-05-12&birthTime=14:30&latitude=48.8566&longitude=2.3522',
  },
  listCharts: { cells: clients() },
  saveChart: { cells: clients(106), body: () => ({}), keyed: true },
  listFavoriteGames: { cells: clients() },
  toggleFavoriteGame: { cells: clients(), body: () => ({ gameId: 1 }) },
  readDrawFigures: { cells: everyone() },
  readGamesOfType: { cells: everyone(), params: () => ({ typeId: 1 }) },
  readGame: { cells: everyone(), params: pendulum },
  readGameSettings: { cells: everyone(), params: pendulum },
  beginDraw: { cells: everyone(), params: pendulum, body: () => ({}) },
  listResults: { cells: everyone(), params: pendulum },
  finishDraw: {
    cells: { ...everyone(4000), client: 0 },
    params: pendulum,
    body: ({ resultId }) => ({ drawId: resultId, clientSeed: 'world', picks: [0] }),
  },
  readResult: { cells: { ...everyone(4000), client: 0 }, params: result },
  removeResult: { cells: { ...everyone(4000), client: 0 }, params: result },
  shareResult: { cells: { ...everyone(4000), client: 0 }, params: result, body: () => ({}) },
  unshareResult: { cells: { ...everyone(4000), client: 0 }, params: result },
  listJournal: { cells: clients() },
  keepInJournal: {
    cells: { ...clients(4000), client: 0 },
    body: ({ resultId }) => ({ kind: 'draw', reference: `le-pendule/${resultId}` }),
  },
  clearJournal: { cells: clients() },
  readJournalFigures: { cells: clients() },
  readJournalEntry: { cells: itsClient(), params: entry },
  changeJournalEntry: { cells: itsClient(), params: entry, body: () => ({ note: 'Une note.' }) },
  answerJournalEntry: { cells: itsClient(), params: entry, body: () => ({ verdict: 'yes' }) },
  removeJournalEntry: { cells: itsClient(), params: entry },
  listTarots: { cells: everyone() },
  readTarot: { cells: everyone(), params: () => ({ slug: 'le-tarot-gratuit-d-amour' }) },

  readChart: { cells: itsClient(), params: chart },
  renameChart: { cells: itsClient(), params: chart, body: () => ({ name: 'Le mien' }) },
  removeChart: { cells: itsClient(), params: chart },
  listCities: { cells: everyone(), ...typed },
  suggestCities: { cells: everyone(), ...typed },
  suggestFirstNames: { cells: everyone(), ...typed },
  suggestEmailAddresses: { cells: everyone(), ...typed },
  validateFirstName: { cells: everyone(), ...typed },
  validateEmailAddress: { cells: everyone(), ...typed },
  validateEmailAddressUnlogged: { cells: everyone(), body: () => ({ query: email() }) },
  validatePhoneNumber: { cells: everyone(), ...typed },
  validatePhoneNumberUnlogged: { cells: everyone(), body: () => ({ query: '0612345678' }) },

  readDesk: { cells: staff(allStaff) },
  giveFactor: { cells: staff(allStaff, 4201), body: () => ({ code: '000000' }) },
  renewCodes: { cells: staff(allStaff) },
  searchClients: { cells: staff(supporters), body: () => ({ query: 'Personne', reason: 'Essai' }) },
  blockClient: { cells: staff(supporters, 3000), params: () => ({ id: 999_999 }), body: () => ({ reason: 'Essai' }) },
  giveFreeTime: { cells: staff(supporters, 3000), params: () => ({ id: 999_999 }), body: () => ({ reason: 'Essai' }) },
  unblockClient: { cells: staff(supporters, 3000), params: () => ({ id: 999_999 }), body: () => ({ reason: 'Essai' }) },
  openClient: {
    cells: staff(supporters),
    params: ({ clientId }) => ({ id: clientId }),
    body: () => ({ reason: 'Essai' }),
  },
  addRemark: {
    cells: staff(supporters),
    params: ({ clientId }) => ({ id: clientId }),
    body: () => ({ text: 'Préfère être rappelée le soir.' }),
  },
  eraseRemark: {
    cells: staff(supporters, 3000),
    params: ({ clientId }) => ({ id: clientId, remarkId: 999_999 }),
    body: () => ({ reason: 'Essai' }),
  },
  ...listed('Disputes', supporters),
  ...listed('Withdrawals', supporters),
  nameWithdrawalOrder: { cells: staff(supporters, 3000), params: () => ({ id: 999_999 }), body: () => ({ order: 1 }) },
  refundWithdrawal: {
    cells: staff(supporters, 3000),
    params: () => ({ id: 999_999 }),
    body: () => ({ order: 1, amount: 1, reason: 'Essai' }),
  },
  confirmWithdrawal: { cells: staff(supporters, 3000), params: () => ({ id: 999_999 }) },
  declineWithdrawal: {
    cells: staff(supporters, 3000),
    params: () => ({ id: 999_999 }),
    body: () => ({ reason: 'Essai' }),
  },
  refuseWithdrawal: {
    cells: staff(supporters, 3000),
    params: () => ({ id: 999_999 }),
    body: () => ({ reason: 'Essai' }),
  },
  ...listed('Complaints', supporters),
  takeComplaint: { cells: staff(supporters, 3000), params: () => ({ id: 999_999 }) },
  answerComplaint: {
    cells: staff(supporters, 3000),
    params: () => ({ id: 999_999 }),
    body: () => ({ answer: 'Essai' }),
  },
  ...listed('Consultations', supporters),
  ...listed('TextQuestions', supporters),
  ...listed('Clients', supporters),
  // Moderators read a conversation because of an alert, and there is none here.
  readConversation: {
    cells: { ...staff(supporters), moderator: 3000 },
    scene: 'ended',
    body: () => ({ reason: 'Essai de lecture' }),
  },
  readConversationFile: {
    cells: staff(['moderator', ...supporters], 3000),
    scene: 'ended',
    params: someFile,
    body: () => ({ reason: 'Essai de lecture' }),
  },
  listReadings: { cells: clients() },
  refundDispute: { cells: staff(supporters, 3000), scene: 'ended', body: () => ({ amount: 1, reason: 'Essai' }) },
  confirmRefund: { cells: staff(supporters, 3000), scene: 'ended' },
  declineRefund: { cells: staff(supporters, 3000), scene: 'ended', body: () => ({ reason: 'Essai' }) },
  rejectDispute: { cells: staff(supporters, 3000), scene: 'ended', body: () => ({ reason: 'Essai' }) },
  ...listed('ConsentProofs', supporters),
  openConsentProof: {
    cells: staff(supporters, 3000),
    params: () => ({ id: 999_999 }),
    body: () => ({ reason: 'Essai' }),
  },
  ...listed('SeasonOverrides', editors),
  overrideSeason: {
    cells: staff(editors),
    body: () => ({ season: 'none', firstDay: '2199-01-01', lastDay: '2199-01-01', reason: 'Essai' }),
  },
  liftSeasonOverride: {
    cells: staff(editors, 3000),
    params: () => ({ id: 999_999 }),
    body: () => ({ reason: 'Essai' }),
  },
  readCalendar: { cells: staff(editors), query: '?year=2026' },
  ...listed('DataExports', supporters),
  ...listed('Departures', supporters),
  ...listed('Members', admins),
  inviteMember: {
    cells: staff(admins),
    body: () => ({ emailAddress: email(), firstName: 'Anne', role: 'editor', reason: 'Essai' }),
  },
  changeRole: {
    cells: staff(admins, 3000),
    params: ({ clientId }) => ({ id: clientId }),
    body: () => ({ role: 'admin', reason: 'Essai' }),
  },
  suspendMember: {
    cells: staff(admins, 3000),
    params: ({ clientId }) => ({ id: clientId }),
    body: () => ({ reason: 'Essai' }),
  },
  restoreMember: {
    cells: staff(admins, 3000),
    params: ({ clientId }) => ({ id: clientId }),
    body: () => ({ reason: 'Essai' }),
  },
  resetFactor: {
    cells: staff(admins, 3000),
    params: ({ clientId }) => ({ id: clientId }),
    body: () => ({ reason: 'Essai' }),
  },
  readAffiliation: { cells: staff(admins) },
  sendContact: {
    cells: everyone(),
    body: () => ({ subject: 'other', name: 'Anne', emailAddress: email(), message: 'Bonjour à toute l’équipe.' }),
  },
  ...listed('Contacts', supporters),
  answerContact: { cells: staff(supporters, 3000), params: () => ({ id: 999_999 }), body: () => ({ answer: 'Essai' }) },
  closeContact: { cells: staff(supporters, 3000), params: () => ({ id: 999_999 }), body: () => ({ reason: 'Essai' }) },
  ...listed('Entries', admins),
  ...listed('Payments', admins),
  ...listed('RefusedPurchases', supporters),
  allowPurchases: {
    cells: staff(supporters, 3000),
    params: () => ({ id: 999_999 }),
    body: () => ({ reason: 'Essai' }),
  },
  ...listed('CollusionFindings', admins),
  closeFinding: { cells: staff(admins, 3000), params: () => ({ id: 999_999 }), body: () => ({ reason: 'Essai' }) },
  ...listed('Refunds', admins),
  tellBank: { cells: staff(admins, 3000), params: () => ({ id: 999_999 }), body: () => ({ atBank: 0 }) },
  askRefundAgain: { cells: staff(admins, 3000), params: () => ({ id: 999_999 }) },
  settleRefundByHand: {
    cells: staff(admins, 3000),
    params: () => ({ id: 999_999 }),
    body: () => ({ reference: 'VIR-1', reason: 'Essai' }),
  },
  takeFec: { cells: staff(admins), body: () => accountingPeriod },
  takeBook: { cells: staff(admins), body: () => accountingPeriod },
  readVat: { cells: staff(admins), query: '?from=2026-10-01&to=2026-10-31' },
  takeVat: { cells: staff(admins), body: () => accountingPeriod },
  takeInvoice: { cells: staff(admins, 3000), params: () => ({ id: 999_999 }) },
  ...listed('Invoices', admins),
  takeCertificate: { cells: staff(admins, 3000), params: () => ({ id: 999_999 }) },
  takeEvidence: { cells: staff(admins, 3000), params: () => ({ id: 999_999 }) },
  handInEvidence: { cells: staff(admins, 3000), params: () => ({ id: 999_999 }) },
  ...listed('Chargebacks', admins),
  ...listed('Reconciliations', admins),
  ...listed('ProviderMovements', admins),
  ...listed('UnspentDays', admins),
  ...listed('Checkpoints', admins),
  ...listed('Verifications', admins),
  askVerification: { cells: staff(admins) },
  readAwaiting: { cells: staff(allStaff) },
  readDashboard: { cells: staff(admins), params: () => ({ days: 7 }) },
  beginHalt: {
    cells: staff(admins),
    params: () => ({ service: 'consultations' }),
    body: () => ({ reason: 'Essai' }),
  },
  endHalt: {
    cells: staff(admins),
    params: () => ({ service: 'consultations' }),
    body: () => ({ reason: 'Essai' }),
  },
  ...listed('Audit', admins),
  verifyAudit: { cells: staff(admins) },
  ...listed('CareAlerts', moderators),
  closeCareAlert: {
    cells: staff(moderators, 3000),
    params: () => ({ id: 999_999 }),
    body: () => ({ answer: 'Essai' }),
  },
  confirmCareAlert: { cells: staff(moderators, 3000), params: () => ({ id: 999_999 }) },
  declineCareAlert: {
    cells: staff(moderators, 3000),
    params: () => ({ id: 999_999 }),
    body: () => ({ reason: 'Essai' }),
  },
  readPresses: { cells: staff(moderators) },
  ...listed('Reviews', moderators),
  publishReview: { cells: staff(moderators, 3000), scene: 'ended' },
  refuseReview: { cells: staff(moderators, 3000), scene: 'ended', body: () => ({ kind: 'other', reason: 'Essai' }) },
  removeReview: { cells: staff(moderators, 3000), scene: 'ended', body: () => ({ kind: 'other', reason: 'Essai' }) },

  ...listed('Contents', editors),
  readContentForms: { cells: staff(editors) },
  saveContent: {
    cells: staff(editors, 3000),
    body: () => ({ kind: 'term', address: 'rien', intent: 'withdraw', version: 1 }),
  },
  ...listed('Pictures', editors),
  addPicture: { cells: staff(editors, 508), body: notPicture({ name: 'rien', alt: 'Rien' }) },
  describePicture: { cells: staff(editors, 3000), params: () => ({ id: 999_999 }), body: () => ({ alt: 'Rien' }) },
  erasePicture: { cells: staff(editors, 3000), params: () => ({ id: 999_999 }), body: () => ({}) },
  restoreContent: {
    cells: staff(editors, 3000),
    params: () => ({ id: 999_999 }),
    body: () => ({ version: 1, restored: 1 }),
  },
  ...listed('Bounces', supporters),
  allowAddress: { cells: staff(supporters, 3000), params: () => ({ id: 999_999 }), body: () => ({ reason: 'Essai' }) },

  ...listed('DrawFigures', admins),
  ...listed('Games', editors),
  changeGameSettings: {
    cells: staff(editors, 3000),
    params: () => ({ id: 999_999 }),
    body: () => ({ isOpen: false, reason: 'Essai' }),
  },
  adminListDecks: { cells: staff(editors) },
  adminReadDeck: { cells: staff(editors), params: pendulum },
  ...listed('Offers', editors),
  ...listed('Psychics', admins),
  receiveApplication: { cells: staff(admins), body: applicant },
  changeProfile: { cells: staff(admins), params: psychic, body: () => ({ headline: 'Je vous écoute.' }) },
  keepDocument: { cells: staff(admins, 508), params: psychic, body: notPicture({ kind: 'other' }) },
  takeDocument: { cells: staff(admins, 3000), params: ofDocument },
  acceptDocument: { cells: staff(admins, 3000), params: ofDocument, body: () => ({}) },
  refuseDocument: { cells: staff(admins, 3000), params: ofDocument, body: () => ({ reason: 'Essai' }) },
  recordTrial: { cells: staff(admins, 4290), params: psychic, body: () => ({ passed: true, note: 'Essai' }) },
  openProfile: { cells: staff(admins, 4290), params: psychic, body: () => ({ pricePerMinute: 250 }) },
  refuseApplication: { cells: staff(admins, 4290), params: psychic, body: () => ({ reason: 'Essai' }) },
  reopenApplication: { cells: staff(admins, 4290), params: psychic, body: () => ({ reason: 'Essai' }) },
  pausePsychic: { cells: staff(admins), params: psychic, body: () => ({ reason: 'Essai' }) },
  resumePsychic: { cells: staff(admins, 4290), params: psychic, body: () => ({ reason: 'Essai' }) },
  changePrice: { cells: staff(admins), params: psychic, body: () => ({ pricePerMinute: 240, reason: 'Essai' }) },
  ...listed('Prices', admins),
  changePortrait: { cells: staff(admins, 508), params: psychic, body: notPicture({}) },

  ...listed('Payouts', admins),
  ...listed('PremiumCalls', admins),
  ...listed('PremiumMonths', admins),
  readPayee: { cells: staff(admins), params: psychic },
  changePayee: {
    cells: staff(admins, 4297),
    params: psychic,
    body: () => ({ holder: 'Anne', iban: 'FR00', reason: 'Essai' }),
  },
  confirmPayee: { cells: staff(admins, 3000), params: psychic },
  declinePayee: { cells: staff(admins, 3000), params: psychic, body: () => ({ reason: 'Essai' }) },
  readHolds: { cells: staff(admins), params: psychic },
  placeHold: { cells: staff(admins), params: psychic, body: () => ({ reason: 'Essai' }) },
  renewHold: { cells: staff(admins, 3000), params: psychic, body: () => ({ reason: 'Essai encore' }) },
  releaseHold: { cells: staff(admins, 3000), params: psychic, body: () => ({ reason: 'Essai' }) },
  readStatement: { cells: staff(admins), params: psychic, query: '?month=2026-10' },
  exportStatement: { cells: staff(admins), params: psychic, body: () => ({ month: '2026-10' }) },
  readDue: { cells: staff(admins), query: '?month=2026-10' },
  makePayouts: { cells: staff(admins, 4299), body: () => ({ month: '2026-10' }) },
  takePayoutFile: { cells: staff(admins, 3000), params: () => ({ id: 999_999 }) },
  sendFile: { cells: staff(admins, 3000), params: () => ({ id: 999_999 }) },
  executeTransfers: { cells: staff(admins, 3000), params: () => ({ id: 999_999 }), body: () => ({}) },
  returnTransfer: {
    cells: staff(admins, 3000),
    params: () => ({ id: 999_999 }),
    body: () => ({ psychicId: 1, reason: 'AC04' }),
  },

  editHoroscope: { cells: staff(editors), body: () => ({ ...horoscope, text: 'Un texte à nous.' }) },
  restoreHoroscope: { cells: staff(editors, 3000), body: () => ({ ...horoscope, day: '2020-01-01' }) },

  readCatalogue: { cells: everyone(), query: '?catalogue=shell' },
  readText: { cells: staff(editors), query: '?key=home.promise' },
  saveTextDraft: { cells: staff(editors, 4241), body: () => text },
  discardTextDraft: { cells: staff(editors, 4241), body: () => ({ key: text.key, version: 9 }) },
  publishText: { cells: staff(editors, 4241), body: () => text },
  restoreText: { cells: staff(editors, 4241), body: () => ({ key: text.key, version: 9, to: 0 }) },

  listComments: { cells: everyone() },
  readEarnings: { cells: psychics() },
  takePaper: { cells: staff(admins, 4435), params: psychic, body: () => ({ month: '2026-10' }) },
  takeDac7: { cells: staff(admins), body: () => ({ year: 2025 }) },
  readTaxFacts: { cells: staff(admins), params: psychic },
  writeTaxFacts: {
    cells: staff(admins),
    params: psychic,
    body: () => ({
      legalName: 'Jeanne Albe',
      address: '1 rue de la Paix, 75002 Paris',
      siret: '732 829 320 00074',
      vatStatus: 'exempt',
      mandateOn: '2026-10-01',
    }),
  },
  listOwnReviews: { cells: psychics() },
  writeReply: { cells: psychics(4000), scene: 'ended', body: () => ({ text: 'Merci.' }) },
  ...listed('ReviewReplies', moderators),
  publishReply: { cells: staff(moderators, 3000), scene: 'ended', body: () => ({ version: 1 }) },
  refuseReply: {
    cells: staff(moderators, 3000),
    scene: 'ended',
    body: () => ({ version: 1, kind: 'other', reason: 'Essai' }),
  },
  leaveReview: {
    cells: itsClient(4028),
    scene: 'ended',
    body: ({ id }) => ({ consultationId: id, rating: 5, text: 'Merci.' }),
  },
  loginOauth: {
    cells: everyone(4060),
    body: () => ({ oauthType: 'google', oauthUserAccessToken: 'x', oauthUserId: 'x' }),
  },
}
