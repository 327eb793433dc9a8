import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { productionSettings } from '../test/production.ts'
import { vapid } from '../test/push-service.ts'
import { ConfigFault, readConfig } from './config.ts'

const faultsOf = (variables: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(variables)
    return []
  } catch (fault) {
    if (fault instanceof ConfigFault) return fault.faults
    throw fault
  }
}

test('without any variable it is the demo on port 3000, everything in one program', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'demo',
    port: 3000,
    database: null,
    services: { web: true, worker: true },
    trustedProxies: [],
    tagManager: null,
  })
})

test('production reports everything missing at once, including stand-ins', () => {
  const faults = faultsOf({ APP_MODE: 'production' }).join('\n')
  for (const name of [
    'DATABASE_URL',
    'DATABASE_OWNER_URL',
    'SESSION_SECRET',
    'DATA_KEYS',
    'CANONICAL_99',
    'CANONICAL_100',
    'CANONICAL_342',
    'EMAIL_PROVIDER',
    'PAYMENT_PROVIDER',
    'SMS_PROVIDER',
    'TURN_URLS',
    'TURN_SECRET',
    'LEGAL_NAME',
    'LEGAL_MEDIATOR',
  ]) {
    expect(faults).toContain(name)
  }
})

test('a mail server needs its address and a sender for each site, and everything missing is reported at once', () => {
  expect(faultsOf({ EMAIL_PROVIDER: 'smtp', SMTP_FROM_100: 'bonsoir@etoile.example' }).join('\n')).toMatch(
    /^SMTP_URL .+\nSMTP_FROM_99 .+\nSMTP_FROM_342 [^\n]+$/,
  )
  const { smtp } = readConfig({
    EMAIL_PROVIDER: 'smtp',
    SMTP_URL: 'smtps://user:secret@mail.example',
    SMTP_FROM: 'bonjour@site.example',
    SMTP_FROM_100: 'bonsoir@etoile.example',
  })
  expect(smtp!.from).toEqual({ 99: 'bonjour@site.example', 100: 'bonsoir@etoile.example', 342: 'bonjour@site.example' })
  expect(readConfig({ SMTP_URL: 'smtp://mail.example' }).smtp).toBeNull()
})

test('a store of files needs its five settings, and in production https', () => {
  expect(readConfig({}).store).toBeNull()
  const settings = {
    FILE_STORE: 's3',
    S3_ENDPOINT: 'https://s3.example/',
    S3_BUCKET: 'fichiers',
    S3_REGION: 'fr-par',
    S3_ACCESS_KEY: 'SCW1',
    S3_SECRET_KEY: 'secret',
  }
  expect(readConfig(settings).store).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'fichiers',
    region: 'fr-par',
    accessKey: 'SCW1',
    secretKey: 'secret',
  })
  expect(faultsOf({ FILE_STORE: 's3' })).toHaveLength(5)
  expect(faultsOf({ ...settings, S3_BUCKET: 'Mes fichiers' })).toHaveLength(1)
  const open = { ...settings, S3_ENDPOINT: 'http://s3.example' }
  expect(faultsOf({ ...productionSettings, ...open }).join()).toMatch(/^S3_ENDPOINT/)
})

test('a relay needs addresses and a long secret; the demonstration starts its own without them', () => {
  expect(readConfig({}).turn).toBeNull()
  expect(faultsOf({ TURN_URLS: 'turn:relais.example' }).join()).toMatch(/^TURN_SECRET manque/)
  expect(faultsOf({ TURN_SECRET: 's'.repeat(32) }).join()).toMatch(/^TURN_URLS manque/)
  expect(faultsOf({ TURN_URLS: 'stun:relais.example', TURN_SECRET: 'court' })).toHaveLength(2)
  const settings = {
    TURN_URLS: 'turn:relais.example:3478?transport=udp, turns:relais.example:443',
    TURN_SECRET: 's'.repeat(32),
  }
  expect(readConfig(settings).turn?.urls).toEqual([
    'turn:relais.example:3478?transport=udp',
    'turns:relais.example:443',
  ])
})

const twilio = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: 'very secret',
  TWILIO_FROM: '+33644600000',
}

test('a site may have a number of its own for text messages; production has none by itself', () => {
  expect(readConfig({}).textNumbers).toEqual({ 99: '+33639989099', 100: '+33639989100', 342: '+33639989342' })
  expect(readConfig(twilio).textNumbers).toEqual({})
  const own = { ...twilio, SMS_NUMBER_99: '+33937000001', SMS_NUMBER_100: '+33937000002' }
  expect(readConfig(own).textNumbers).toEqual({ 99: '+33937000001', 100: '+33937000002' })
  expect(faultsOf({ ...own, SMS_NUMBER_342: '+33937000001' }).join()).toContain('deux sites')
  expect(faultsOf({ SMS_NUMBER_99: '0937000001' }).join()).toContain('SMS_NUMBER_99')
})

test('text messages need a complete account', () => {
  expect(faultsOf({ SMS_PROVIDER: 'twilio' }).join('\n')).toMatch(
    /^TWILIO_ACCOUNT_SID .+\nTWILIO_AUTH_TOKEN .+\nTWILIO_FROM [^\n]+$/,
  )
  expect(readConfig(twilio).twilio).toMatchObject({ origin: 'https://api.twilio.com', from: '+33644600000' })
  expect(readConfig({ ...twilio, SMS_PROVIDER: 'sandbox' }).twilio).toBeNull()
  for (const from of ['0644600000', 'MG12', 'Cosmospace France']) {
    expect(faultsOf({ ...twilio, TWILIO_FROM: from }).join()).toContain('TWILIO_FROM')
  }
  const plain = faultsOf({ ...twilio, APP_MODE: 'production', TWILIO_ORIGIN: 'http://twilio.example' }).join('\n')
  expect(plain).toContain('TWILIO_ORIGIN')
  expect(plain).not.toContain('very secret')
})

const gateway = {
  PAYMENT_PROVIDER: 'gateway',
  GATEWAY_PAGE_URL: 'https://bank.example/vads-payment/',
  GATEWAY_SERVICE_URL: 'https://api.bank.example/api-payment',
  GATEWAY_SHOP: '12345678',
  GATEWAY_KEYS: 'newKey,oldKey',
  GATEWAY_PASSWORD: 'prodpassword_secret',
}

test('people are called by Twilio, by handsets in the demonstration, and otherwise not at all', () => {
  expect(readConfig({}).phone).toBe('sandbox')
  expect(readConfig({ PHONE_PROVIDER: 'none' }).phone).toBeNull()
  expect(faultsOf({ PHONE_PROVIDER: 'twilio' }).join('\n')).toMatch(
    /^TWILIO_ACCOUNT_SID .+\nTWILIO_AUTH_TOKEN .+\nTWILIO_CALLER_ID [^\n]+$/,
  )
  const calling = { ...twilio, PHONE_PROVIDER: 'twilio', TWILIO_CALLER_ID: '+33974590000' }
  expect(readConfig(calling).phone).toMatchObject({ origin: 'https://api.twilio.com', callerId: '+33974590000' })
  expect(faultsOf({ APP_MODE: 'production', PHONE_PROVIDER: 'sandbox' }).join()).toContain('PHONE_PROVIDER')
})

test('premium-rate numbers need an operator’s contract, and prices within the law', () => {
  expect(readConfig({}).premium).toMatchObject({ operator: null, centsPerMinute: 80, longestSeconds: 1800 })
  expect(readConfig({ PREMIUM_PROVIDER: 'none' }).premium).toBeNull()
  expect(readConfig(productionSettings).premium).toBeNull()
  const hooks = { PREMIUM_PROVIDER: 'hooks' }
  const missing = faultsOf(hooks).join('\n')
  for (const name of ['PREMIUM_ORIGIN', 'PREMIUM_SECRET', 'PREMIUM_PAYBACK', 'PREMIUM_NUMBER_99']) {
    expect(missing).toContain(`${name} manque`)
  }
  const contract = {
    ...hooks,
    PREMIUM_ORIGIN: 'https://operator.example/',
    PREMIUM_SECRET: 'a secret shared with the operator, long enough',
    PREMIUM_PAYBACK: '52',
    PREMIUM_NUMBER_99: '0892123456',
  }
  expect(readConfig({ ...productionSettings, ...contract }).premium).toMatchObject({
    operator: { origin: 'https://operator.example' },
    numbers: { 99: '0892123456' },
    paybackPerMinute: 52,
    sharePercent: 45,
  })
  expect(faultsOf({ ...contract, PREMIUM_CENTS: '81' }).join()).toContain('PREMIUM_CENTS')
  expect(faultsOf({ ...contract, PREMIUM_CENTS: '50' }).join()).toContain('PREMIUM_PAYBACK')
  expect(faultsOf({ ...contract, PREMIUM_NUMBER_100: '0892123456' }).join()).toContain('même numéro')
  expect(faultsOf({ ...contract, PREMIUM_NUMBER_100: '0612345678' }).join()).toContain('violet')
  expect(faultsOf({ ...contract, PREMIUM_SECRET: 'short' }).join()).toContain('PREMIUM_SECRET')
  expect(faultsOf({ ...productionSettings, ...contract, PREMIUM_ORIGIN: 'http://operator.example' }).join()).toContain(
    'https',
  )
  expect(faultsOf({ APP_MODE: 'production', PREMIUM_PROVIDER: 'sandbox' }).join()).toContain('PREMIUM_PROVIDER')
})

test('notifications need a pair of keys and a contact, and are none in production unless asked for', () => {
  expect(readConfig({}).push).toBe('sandbox')
  expect(readConfig({ PUSH_PROVIDER: 'none' }).push).toBeNull()
  expect(faultsOf({ PUSH_PROVIDER: 'webpush' }).join('\n')).toMatch(
    /^PUSH_PUBLIC_KEY .+\nPUSH_PRIVATE_KEY .+\nPUSH_SUBJECT [^\n]+$/,
  )
  const { publicKey, privateKey, subject } = vapid
  const given = {
    PUSH_PROVIDER: 'webpush',
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_SUBJECT: subject,
  }
  expect(readConfig(given).push).toEqual(vapid)
  for (const key of ['A'.repeat(43), '_'.repeat(43)]) {
    expect(faultsOf({ ...given, PUSH_PRIVATE_KEY: key }).join()).toContain('PUSH_PRIVATE_KEY')
  }
  expect(faultsOf({ ...given, PUSH_SUBJECT: 'push@voyance.test' }).join()).toContain('PUSH_SUBJECT')
  expect(faultsOf({ APP_MODE: 'production', PUSH_PROVIDER: 'sandbox' }).join()).toContain('PUSH_PROVIDER')
})

test('the public beacon is drand in production, and our own key signs in the demonstration alone', () => {
  expect(readConfig({}).beacon).toBe('sandbox')
  expect(readConfig({ BEACON_PROVIDER: 'drand' }).beacon).toBe('drand')
  expect(faultsOf({ APP_MODE: 'production', BEACON_PROVIDER: 'sandbox' }).join()).toContain('BEACON_PROVIDER')
})

test('a bank that takes payments needs a complete shop, and encrypted addresses', () => {
  expect(faultsOf({ PAYMENT_PROVIDER: 'gateway' })).toHaveLength(5)
  expect(readConfig(gateway).gateway).toMatchObject({
    serviceUrl: 'https://api.bank.example/api-payment/',
    keys: ['newKey', 'oldKey'],
    mode: 'PRODUCTION',
  })
  expect(readConfig({ ...gateway, GATEWAY_PASSWORD: 'testpassword_x' }).gateway?.mode).toBe('TEST')
  expect(readConfig({ ...gateway, PAYMENT_PROVIDER: 'sandbox' }).gateway).toBeNull()
  expect(faultsOf({ ...gateway, GATEWAY_PAGE_URL: 'http://bank.example/' }).join()).toContain('GATEWAY_PAGE_URL')
  expect(faultsOf({ ...gateway, GATEWAY_SERVICE_URL: 'http://127.0.0.1:8080/' })).toEqual([])
})

test('an error message does not repeat the mail server’s secret', () => {
  const faults = faultsOf({ SMTP_URL: 'http://user:secret@mail.example' })
  expect(faults.join()).toContain('SMTP_URL')
  expect(faults.join()).not.toContain('secret')
})

const named = (faults: readonly string[]) => faults.map((fault) => fault.slice(0, fault.indexOf(' ')))

test('the demonstration is reachable from its own machine only, by default', () => {
  const shown = {
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://voyance_app@db/voyance',
    CANONICAL_99: 'https://voyance.example',
    CANONICAL_100: 'http://second.example',
    CANONICAL_342: 'https://affiliation.localhost:3000',
  }
  expect(named(faultsOf(shown)).toSorted()).toEqual(Object.keys(shown).toSorted())
  expect(faultsOf(shown).every((fault) => fault.includes('DEMO_IN_PUBLIC=yes'))).toBe(true)
  expect(faultsOf({ ...shown, DEMO_IN_PUBLIC: 'yes' })).toEqual([])
  expect(readConfig({ ...shown, DEMO_IN_PUBLIC: 'yes' }).host).toBe('0.0.0.0')
  expect(faultsOf({ ...shown, APP_MODE: 'production' }).join()).not.toContain('DEMO_IN_PUBLIC')
})

test.each(['localhost', '127.0.0.1', '127.0.0.2', '::1'])('the demonstration may listen on %s', (HOST) => {
  expect(faultsOf({ HOST, CANONICAL_99: 'http://localhost:4000', CANONICAL_100: 'http://127.0.0.1' })).toEqual([])
})

test('without a host, the demonstration is not reachable from elsewhere; a production site is', () => {
  expect(readConfig({})).toMatchObject({ host: 'localhost', metricsPort: null, webProcesses: 1 })
  expect(readConfig({ ...productionSettings, METRICS_PORT: '9400' })).toMatchObject({
    host: '0.0.0.0',
    metricsPort: 9400,
    webProcesses: availableParallelism(),
  })
  expect(readConfig({ ...productionSettings, WEB_PROCESSES: '3' }).webProcesses).toBe(3)
  expect(named(faultsOf({ WEB_PROCESSES: '0' }))).toEqual(['WEB_PROCESSES'])
  expect(faultsOf(productionSettings)).toEqual([])
})

test('a production site’s addresses use HTTPS', () => {
  const faults = named(faultsOf({ ...productionSettings, CANONICAL_100: 'http://second.example' }))
  expect(faults).toEqual(['CANONICAL_100'])
})

test.each([
  ['postgres://app@db.example/voyance', false],
  ['postgres://app@db.example/voyance?sslmode=disable', false],
  ['postgres://app@db.example/voyance?sslmode=require', false],
  ['postgres://app@db.example/voyance?sslmode=no-verify', false],
  ['postgres://app@db.example/voyance?sslmode=verify-full&sslmode=disable', false],
  ['postgres://app@127.0.0.1/voyance?host=db.example', false],
  ['postgres://app@/voyance', false],
  ['not an address', false],
  ['postgres://app@db.example/voyance?sslmode=verify-full', true],
  ['postgres://app@db.example/voyance?sslmode=require&sslrootcert=/etc/ca.pem', true],
  ['postgres://app@db.example/voyance?sslmode=verify-ca&sslrootcert=/etc/ca.pem', true],
  ['postgres://app@127.0.0.1:5433/voyance', true],
  ['postgres://app@[::1]/voyance', true],
  ['postgres://app@localhost/voyance', true],
  ['postgres://app@/voyance?host=%2Fvar%2Frun%2Fpostgresql', true],
  ['postgres://app@%2Fvar%2Frun%2Fpostgresql/voyance', true],
  ['/var/run/postgresql voyance', true],
])('a production site sends %s its secrets: %s', (DATABASE_URL, told) => {
  const faults = faultsOf({ ...productionSettings, DATABASE_URL })
  expect(named(faults).includes('DATABASE_URL')).toBe(!told)
  const asOwner = faultsOf({ ...productionSettings, DATABASE_OWNER_URL: DATABASE_URL.replace('app@', 'owner@') })
  expect(named(asOwner).includes('DATABASE_OWNER_URL')).toBe(!told)
})

test('production refuses one role for both owner and application', () => {
  const url = 'postgres://site@db/voyance'
  const faults = faultsOf({ APP_MODE: 'production', DATABASE_URL: url, DATABASE_OWNER_URL: url }).join('\n')
  expect(faults).toContain('le rôle du propriétaire')
})

test('the direct address is the application’s own unless it is given, and as safe', () => {
  const { DATABASE_URL: application, DATABASE_OWNER_URL: owner } = productionSettings
  expect(readConfig(productionSettings).database).toEqual({ application, owner, direct: application })
  const direct = 'postgres://voyance_app@127.0.0.1:5433/voyance'
  expect(readConfig({ ...productionSettings, DATABASE_DIRECT_URL: direct }).database).toEqual({
    application,
    owner,
    direct,
  })
  const faultsWith = (DATABASE_DIRECT_URL: string) => faultsOf({ ...productionSettings, DATABASE_DIRECT_URL })
  expect(named(faultsWith('postgres://voyance_app@db.example/voyance'))).toEqual(['DATABASE_DIRECT_URL'])
  expect(faultsWith(owner).join()).toContain('le rôle du propriétaire')
  expect(named(faultsOf({ DATABASE_DIRECT_URL: direct, DEMO_IN_PUBLIC: 'yes' }))).toEqual(['DATABASE_DIRECT_URL'])
})

test('messages between nodes go through Valkey only where nobody else reads them', () => {
  expect(readConfig({}).realtime).toBeNull()
  const faultsWith = (REALTIME_URL: string) => named(faultsOf({ ...productionSettings, REALTIME_URL }))
  expect(faultsWith('redis://valkey.example:6379')).toEqual(['REALTIME_URL'])
  expect(faultsWith('postgres://a@127.0.0.1/voyance')).toEqual(['REALTIME_URL'])
  for (const REALTIME_URL of ['rediss://valkey.example:6379', 'redis://127.0.0.1:6379']) {
    expect(readConfig({ ...productionSettings, REALTIME_URL }).realtime).toBe(REALTIME_URL)
  }
})

test('data keys are read in their order, the newest first', () => {
  const [young, old] = [
    { id: '2026', secret: 'b'.repeat(32) },
    { id: '2025', secret: 'a'.repeat(32) },
  ]
  const DATA_KEYS = `${young.id}:${young.secret},${old.id}:${old.secret}`
  expect([readConfig({ DATA_KEYS }).dataKeys, readConfig({}).dataKeys]).toEqual([[young, old], null])
})

test('the session secret is a single one, or several by name, the newest first', () => {
  const [young, old] = ['b'.repeat(32), 'a'.repeat(32)]
  const read = (SESSION_SECRET: string) => readConfig({ SESSION_SECRET }).sessionSecrets
  expect([read(old), read(`2026:${old}`), read(`2027:${young},2026:${old}`)]).toEqual([[old], [old], [young, old]])
  expect(readConfig({}).sessionSecrets).toBeNull()
})

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  [{ SESSION_SECRET: `2027:${'b'.repeat(32)},2026:short` }, 'SESSION_SECRET'],
  [{ SESSION_SECRET: `${'b'.repeat(32)},${'a'.repeat(32)}` }, 'SESSION_SECRET'],
  [{ SESSION_SECRET: `2027:${'b'.repeat(32)},2027:${'a'.repeat(32)}` }, 'SESSION_SECRET'],
  [{ DATA_KEYS: '2026:short' }, 'DATA_KEYS'],
  [{ DATA_KEYS: `2026:${'a'.repeat(32)},2026:${'b'.repeat(32)}` }, 'DATA_KEYS'],
  [{ SERVICES: 'web,cron' }, 'SERVICES'],
  [{ APP_MODE: 'staging' }, 'APP_MODE'],
  [{ CANONICAL_99: 'pas une adresse' }, 'CANONICAL_99'],
  [{ SMTP_FROM: 'Cosmospace <bonjour@site.example>' }, 'SMTP_FROM'],
])('%o is refused by name', (variables, name) => {
  expect(faultsOf(variables).join('\n')).toContain(name)
})

test('the tag manager is given by its origin only, and with no other scheme', () => {
  expect(readConfig({ TAG_MANAGER_ORIGIN: 'http://127.0.0.1:9/path' }).tagManager).toBe('http://127.0.0.1:9')
  expect(faultsOf({ TAG_MANAGER_ORIGIN: 'javascript:alert(1)' })).toHaveLength(1)
})

test('a site’s own application at a provider has priority over the common one; an incomplete one does not count', () => {
  const { social } = readConfig({
    GOOGLE_CLIENT_ID: 'all',
    GOOGLE_CLIENT_SECRET: 'of all',
    GOOGLE_CLIENT_ID_100: 'second',
    GOOGLE_CLIENT_SECRET_100: 'of the second',
    FACEBOOK_CLIENT_ID: 'without its secret',
    PARTNER_DOMAINS: 'Partenaire.fr, autre.fr',
  })
  const all = { id: 'all', secret: 'of all' }
  expect(social.google.clients).toEqual({ 99: all, 100: { id: 'second', secret: 'of the second' }, 342: all })
  expect(social.facebook).toMatchObject({ version: 'v9.0', clients: {} })
  expect(social.partnerDomains).toEqual(['partenaire.fr', 'autre.fr'])
})

test('production sends no code and no token unencrypted', () => {
  const faults = faultsOf({ APP_MODE: 'production', GOOGLE_ISSUER: 'http://accounts.example' }).join('\n')
  expect(faults).toContain('GOOGLE_ISSUER')
  expect(faults).not.toContain('FACEBOOK_ORIGIN')
})

const legal = {
  LEGAL_NAME: 'Exemple SAS au capital de 10 000 €',
  LEGAL_ADDRESS: '1 rue de la Lune, 75002 Paris',
  LEGAL_REGISTRATION: 'RCS Paris 123 456 789',
  LEGAL_DIRECTOR: 'Anne Martin',
  LEGAL_HOST: 'Hébergeur SA, Lyon',
  LEGAL_PHONE: '01 23 45 67 89',
  LEGAL_MEDIATOR: 'Médiateur, Paris',
}

test('the legal identity is complete, or absent', () => {
  expect(readConfig(legal).legal).toMatchObject({ director: 'Anne Martin', phone: '01 23 45 67 89' })
  expect(readConfig({ ...legal, LEGAL_HOST: undefined }).legal).toBeNull()
})

test.each(['0123456789', '06 12 34 56 78', '09 69 39 00 00', '0800 12 34 56', '0805123456'])(
  'complaints can be made at %s',
  (LEGAL_PHONE) => expect(faultsOf({ ...legal, LEGAL_PHONE })).toEqual([]),
)

test.each(['0890 12 34 56', '08 92 12 34 56', '0810123456', '0806 12 34 56', '3260', 'x'])(
  '%s is refused as a number for complaints',
  (LEGAL_PHONE) => expect(faultsOf({ ...legal, LEGAL_PHONE }).join()).toContain('LEGAL_PHONE'),
)

test('a brand’s pages elsewhere are those that are set, and https addresses only', () => {
  const nowhere = { horoscope: null, clairvoyance: null, contact: null }
  expect(readConfig({}).outside[99]).toEqual({ apps: nowhere, social: [], yearlyHoroscope: null })
  const { outside } = readConfig({
    LINK_YOUTUBE_100: 'https://video.example/@soir',
    LINK_FACEBOOK_100: 'https://reseau.example/soir',
    LINK_CONTACT_APP_100: 'https://parle.example/soir',
    LINK_YEARLY_HOROSCOPE_342: 'https://annee.example/',
  })
  expect(outside[100]).toEqual({
    apps: { ...nowhere, contact: 'https://parle.example/soir' },
    social: [
      { name: 'Facebook', address: 'https://reseau.example/soir' },
      { name: 'YouTube', address: 'https://video.example/@soir' },
    ],
    yearlyHoroscope: null,
  })
  expect([outside[99]?.social, outside[342]?.yearlyHoroscope]).toEqual([[], 'https://annee.example/'])
})

test.each([
  'http://reseau.example/nous',
  'javascript:alert(1)',
  'reseau.example',
  '/nous',
  'https://moi:code@reseau.example/',
])('%s is refused as a page elsewhere', (LINK_FACEBOOK_99) =>
  expect(faultsOf({ LINK_FACEBOOK_99 }).join()).toContain('LINK_FACEBOOK_99'),
)

test('VAT is due at use unless the setting says at sale', () => {
  expect(readConfig(productionSettings).vatDue).toBe('use')
  expect(readConfig({ ...productionSettings, VAT_DUE: 'sale' }).vatDue).toBe('sale')
  expect(faultsOf({ ...productionSettings, VAT_DUE: 'both' }).join()).toContain('VAT_DUE')
})

test('the account that pays psychics is given whole or not at all, and its number is right', () => {
  const account = { PAYOUT_DEBTOR_NAME: 'Éther SAS', PAYOUT_DEBTOR_IBAN: 'fr76 3000 6000 0112 3456 7890 189' }
  expect(readConfig(productionSettings).payouts).toEqual({
    ...{ termDays: 14, payDay: 15, reservePercent: 0, reserveDays: 120, debtor: null, hearingHours: 24 },
  })
  expect(named(faultsOf({ ...productionSettings, ...account }))).toEqual(['PAYOUT_DEBTOR_TOWN'])
  const whole = { ...account, PAYOUT_DEBTOR_TOWN: 'Paris' }
  expect(readConfig({ ...productionSettings, ...whole }).payouts.debtor).toEqual({
    ...{ name: 'Éther SAS', iban: 'FR7630006000011234567890189', town: 'Paris', country: 'FR' },
  })
  expect(faultsOf({ ...whole, PAYOUT_DEBTOR_IBAN: 'FR76 3000 6000 0112 3456 7890 188' }).join()).toContain(
    'PAYOUT_DEBTOR_IBAN',
  )
})

test('backups name what they lack: keys that outlive the machine, the store, and the database’s own machine', () => {
  const keys = { DATA_KEYS: '2026:a-key-of-the-tests-that-is-long-enough' }
  expect(readConfig({}).backup).toBe(null)
  expect(faultsOf({ BACKUP_TO: '/srv/copies' })).toEqual([expect.stringContaining('DATA_KEYS manque')])
  expect(faultsOf({ ...keys, BACKUP_TO: 's3' })).toHaveLength(5)
  expect(faultsOf({ ...keys, BACKUP_TO: 'copies' })).toEqual([expect.stringContaining('BACKUP_TO')])
  const elsewhere = { DATABASE_URL: 'postgres://a@127.0.0.1/voyance', DEMO_IN_PUBLIC: 'yes' }
  expect(faultsOf({ ...keys, ...elsewhere, BACKUP_TO: '/srv/copies' })).toEqual([
    expect.stringContaining('BACKUP_DATABASE_URL et BACKUP_SPOOL'),
  ])
  expect(readConfig({ ...keys, BACKUP_TO: '/srv/copies' }).backup).toEqual({
    to: { folder: '/srv/copies' },
    own: null,
    keepDays: 30,
    postgres: null,
  })
})
