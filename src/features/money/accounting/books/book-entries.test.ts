import { expect, test } from 'vitest'
import { bookEntry, type Move, type Posting } from './book-entries.ts'

const [CLIENT, PSYCHIC] = [7, 3]
const posting = (kind: string, reference: string, moves: Move[], more: Partial<Posting> = {}): Posting => ({
  ...{ id: 1, kind, reference, day: '20261121', vatPercent: 20, certificate: null, invoice: null, moves },
  ...more,
})
/** Account, auxiliary account, debit and credit of each line. */
const linesOf = (of: Posting) =>
  bookEntry(99, of, 1).lines.map(({ account, auxiliary, debit, credit }) =>
    [account.number, auxiliary?.number ?? '', debit, credit].join(' '),
  )

const bill: Move[] = [
  ['client_promotional', CLIENT, -100],
  ['client_wallet', CLIENT, -1100],
  ['vat', PSYCHIC, 200],
  ['psychic_earnings', PSYCHIC, 450],
  ['site_revenue', PSYCHIC, 550],
]
const opposite = (moves: Move[]): Move[] => moves.map(([kind, owner, amount]) => [kind, owner, -amount])

test.each<[what: string, of: Posting, lines: string[]]>([
  [
    'a purchase: money at the provider, an advance of the client',
    posting('top-up', 'order:12', [
      ['payment_provider', 0, -2000],
      ['client_wallet', CLIENT, 2000],
    ]),
    ['467100  2000 0', '419100 C99-7 0 2000'],
  ],
  [
    'a purchase with credit given on top',
    posting('top-up', 'order:12', [
      ['payment_provider', 0, -2000],
      ['client_wallet', CLIENT, 2200],
      ['site_revenue', 0, -200],
    ]),
    ['467100  2000 0', '419100 C99-7 0 2200', '709100  200 0'],
  ],
  [
    'a consultation: the whole sale without VAT, and what it costs',
    posting('consultation', 'consultation:5', bill),
    [
      '419700 C99-7 100 0',
      '419100 C99-7 1100 0',
      '44571020  0 200',
      '401000 V99-3 0 450',
      '706000  0 1000',
      '604000  450 0',
    ],
  ],
  [
    'free time alone: no sale, and a cost',
    posting('consultation', 'consultation:5', [
      ['psychic_pending', PSYCHIC, 90],
      ['site_revenue', PSYCHIC, -90],
    ]),
    ['408120 V99-3 0 90', '604000  90 0'],
  ],
  [
    'a held consultation: no sale yet',
    posting('consultation', 'consultation:5', [
      ['client_wallet', CLIENT, -1200],
      ['client_held', CLIENT, 1200],
      ['psychic_held', PSYCHIC, 450],
      ['site_revenue', PSYCHIC, -450],
    ]),
    ['419100 C99-7 1200 0', '419110 C99-7 0 1200', '408110 V99-3 0 450', '604000  450 0'],
  ],
  [
    'a held consultation that is charged: the sale, its cost having been booked',
    posting('care-release', 'consultation:5', [
      ['client_held', CLIENT, -1200],
      ['vat', PSYCHIC, 200],
      ['site_revenue', PSYCHIC, 1000],
      ['psychic_held', PSYCHIC, -450],
      ['psychic_earnings', PSYCHIC, 450],
    ]),
    ['419110 C99-7 1200 0', '44571020  0 200', '408110 V99-3 450 0', '401000 V99-3 0 450', '706000  0 1000'],
  ],
  [
    'a held consultation that is given back: no cost any more',
    posting('care-release', 'consultation:5', [
      ['client_held', CLIENT, -1200],
      ['client_wallet', CLIENT, 1200],
      ['psychic_held', PSYCHIC, -450],
      ['site_revenue', PSYCHIC, 450],
    ]),
    ['419110 C99-7 1200 0', '419100 C99-7 0 1200', '408110 V99-3 450 0', '604000  0 450'],
  ],
  [
    'a refund that the psychic shares: the opposite of the bill',
    posting('refund', 'consultation:5', opposite(bill)),
    [
      '419700 C99-7 0 100',
      '419100 C99-7 0 1100',
      '44571020  200 0',
      '401000 V99-3 450 0',
      '706000  1000 0',
      '604000  0 450',
    ],
  ],
  [
    'a refund that the site pays',
    posting('refund', 'consultation:5:2', [
      ['client_wallet', CLIENT, 600],
      ['vat', PSYCHIC, -100],
      ['refunds', 0, -500],
    ]),
    ['419100 C99-7 0 600', '44571020  100 0', '709600  500 0'],
  ],
  [
    'a share that is paid',
    posting('share-paid', 'consultation:5', [
      ['psychic_pending', PSYCHIC, -90],
      ['psychic_earnings', PSYCHIC, 90],
    ]),
    ['408120 V99-3 90 0', '401000 V99-3 0 90'],
  ],
  [
    'a share that lapses: a cost that is none',
    posting('share-lapsed', 'consultation:5', [
      ['psychic_pending', PSYCHIC, -90],
      ['site_revenue', PSYCHIC, 90],
    ]),
    ['408120 V99-3 90 0', '604000  0 90'],
  ],
  [
    'credit given back to its payment',
    posting('payment-refund', 'refund:4', [
      ['client_wallet', CLIENT, -500],
      ['payment_provider', 0, 500],
    ]),
    ['419100 C99-7 500 0', '467100  0 500'],
  ],
  [
    'a payment that its bank took back: its unused credit is blocked',
    posting('chargeback', 'chargeback:2', [
      ['payment_provider', 0, 2000],
      ['chargebacks', 0, -2000],
      ['client_wallet', CLIENT, -1500],
      ['client_frozen', CLIENT, 1500],
    ]),
    ['419100 C99-7 1500 0', '419120 C99-7 0 1500', '467100  0 2000', '467300  2000 0'],
  ],
  [
    'a payment that its bank gave back',
    posting('chargeback-won', 'chargeback:2', [
      ['payment_provider', 0, -2000],
      ['chargebacks', 0, 2000],
      ['client_wallet', CLIENT, 1500],
      ['client_frozen', CLIENT, -1500],
    ]),
    ['419100 C99-7 0 1500', '419120 C99-7 1500 0', '467100  2000 0', '467300  0 2000'],
  ],
  [
    'a payment that its bank keeps: what was spent of it is lost',
    posting('chargeback-lost', 'chargeback:2', [
      ['chargebacks', 0, 2000],
      ['client_frozen', CLIENT, -1500],
      ['chargeback_losses', 0, -500],
    ]),
    ['419120 C99-7 1500 0', '467300  0 2000', '658100  500 0'],
  ],
  [
    'a purchase whose VAT is due at once: the VAT of an advance',
    posting('top-up', 'order:12', [
      ['payment_provider', 0, -1200],
      ['client_wallet', CLIENT, 1200],
      ['vat', 0, 200],
      ['client_vat', CLIENT, -200],
    ]),
    ['467100  1200 0', '419100 C99-7 0 1200', '44571020  0 200', '445880 C99-7 200 0'],
  ],
  [
    'a consultation paid with such credit: its sale, and no VAT a second time',
    posting('consultation', 'consultation:5', [
      ['client_wallet', CLIENT, -1200],
      ['client_vat', CLIENT, 200],
      ['psychic_earnings', PSYCHIC, 450],
      ['site_revenue', PSYCHIC, 550],
    ]),
    ['419100 C99-7 1200 0', '445880 C99-7 0 200', '401000 V99-3 0 450', '706000  0 1000', '604000  450 0'],
  ],
  [
    'such credit given back to its payment: its VAT too',
    posting('payment-refund', 'refund:4', [
      ['client_wallet', CLIENT, -600],
      ['payment_provider', 0, 600],
      ['vat', 0, -100],
      ['client_vat', CLIENT, 100],
    ]),
    ['419100 C99-7 600 0', '467100  0 600', '44571020  100 0', '445880 C99-7 0 100'],
  ],
  [
    'the end of an account: unused credit is the site’s',
    posting('account-end', 'user:7:9', [
      ['client_promotional', CLIENT, -300],
      ['site_revenue', 0, 300],
    ]),
    ['419700 C99-7 300 0', '758000  0 300'],
  ],
  [
    'a transfer to a psychic',
    posting('payout', 'psychic:3:site:99:file:12', [
      ['psychic_earnings', PSYCHIC, -450],
      ['payouts', PSYCHIC, 450],
    ]),
    ['401000 V99-3 450 0', '467200  0 450'],
  ],
  [
    'a call to the premium-rate number',
    posting('premium-call', 'premium:5', [
      ['premium_operator', 0, -540],
      ['vat', PSYCHIC, 90],
      ['psychic_earnings', PSYCHIC, 202],
      ['site_revenue', PSYCHIC, 248],
    ]),
    ['467400  540 0', '604000  202 0', '44571020  0 90', '401000 V99-3 0 202', '706000  0 450'],
  ],
  [
    'a transfer that came back',
    posting('payout-return', 'psychic:3:site:99:file:12', [
      ['payouts', PSYCHIC, -450],
      ['psychic_earnings', PSYCHIC, 450],
    ]),
    ['467200  450 0', '401000 V99-3 0 450'],
  ],
])('%s', (_what, of, lines) => {
  const { debit, credit } = totalsOf(of)
  expect(linesOf(of).toSorted()).toEqual(lines.toSorted())
  expect(debit).toBe(credit)
})

const totalsOf = (of: Posting) =>
  bookEntry(99, of, 1).lines.reduce(
    (sum, { debit, credit }) => ({ debit: sum.debit + debit, credit: sum.credit + credit }),
    { debit: 0, credit: 0 },
  )

test('debits come before credits', () => {
  const accounts = linesOf(posting('consultation', 'consultation:5', bill)).map((line) => line.split(' ')[0])
  expect(accounts).toEqual(['419700', '419100', '604000', '44571020', '401000', '706000'])
})

test('its piece is the certificate of the payment, or the posting’s reference; its label says what it was', () => {
  const bought = posting('top-up', 'order:12', [['client_wallet', CLIENT, 1]], { certificate: 8 })
  expect(bookEntry(99, bought, 1)).toMatchObject({ piece: 'ATT-99-8', label: 'Achat de crédit 12' })
  const sold = posting('top-up', 'order:12', [['client_wallet', CLIENT, 1]], {
    invoice: { kind: 'invoice', number: 3 },
  })
  expect(bookEntry(99, sold, 1).piece).toBe('FAC-99-3')
  const note = posting('payment-refund', 'refund:4', bill, { invoice: { kind: 'credit-note', number: 2 } })
  expect(bookEntry(99, note, 1).piece).toBe('AVO-99-2')
  expect(bookEntry(99, posting('refund', 'consultation:5:2', bill), 4)).toMatchObject({
    ...{ number: 4, piece: 'CONSULTATION-5-2', label: 'Consultation remboursée 5', journal: { code: 'VE' } },
  })
  const paid = posting('payout', 'psychic:3:site:99:file:12', bill)
  expect(bookEntry(99, paid, 1).piece).toBe('VOYANT-3-SITE-99-FICHIER-12')
  const lost = posting('chargeback-lost', 'chargeback:2', [['chargebacks', 0, 1]])
  expect(bookEntry(99, lost, 1)).toMatchObject({ piece: 'CONTESTATION-2', journal: { code: 'PA' } })
})

test('VAT without a rate, or free time among money, is an error', () => {
  expect(() => linesOf(posting('consultation', 'consultation:5', bill, { vatPercent: null }))).toThrow('without a rate')
  expect(() => linesOf(posting('free-time', 'person:7', [['client_free_time', CLIENT, 600]]))).toThrow('has money on')
})
