import FindingIcon from '@mui/icons-material/GroupWork'
import { Link, NumberInput, SelectInput, useRecordContext } from 'react-admin'
import type { OpenedFinding } from '../../../src/features/money/collusion/open-finding.server.ts'
import type { FindingRule } from '../../../src/features/money/collusion/rules.ts'
import { inDay, inDayAndHour, inEuros, inMinutes, inMonth } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { ChoiceColumn, column, MomentColumn, MonthColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { reason } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf, fill } from '../words.ts'

type Row = Omit<OpenedFinding, 'figures' | 'accounts' | 'closedBy'>
type Account = OpenedFinding['accounts'][number]

const rules: Readonly<Record<FindingRule, string>> = {
  'own-accounts': 'consultations avec un compte du voyant',
  'shared-device': 'comptes sur un même appareil',
  'shared-card': 'comptes payés par une même carte',
  'shared-phone': 'comptes avec un même mobile',
  'shared-network': 'comptes sur un même réseau',
  'created-together': 'comptes créés en 24\u00a0heures',
  'only-offered': 'comptes qui n’ont jamais payé, ni consulté ailleurs',
  'offered-earnings': 'gains venus du temps offert',
  'short-rooms': 'consultations de 90\u00a0secondes au plus',
}

const words = {
  name: 'Entente possible |||| Ententes possibles',
  fields: {
    id: 'N°',
    psychic: 'Voyant',
    psychicId: 'N° du voyant',
    month: 'Mois',
    rule: 'Indice',
    found: 'Compté',
    total: 'Sur',
    least: 'Signalé à partir de',
    firstAt: 'Vu la première fois le',
    lastAt: 'Vu la dernière fois le',
    closedAt: 'Classé le',
    closed: 'Classé',
    heldUntil: 'Virements suspendus jusqu’au',
  },
  values: { rule: rules, closed: { yes: 'oui', no: 'non' } },
}
const { fields } = words

const said = {
  lead: 'Ce ne sont que des indices. Ni le voyant ni les clients ne lisent cette règle\u00a0: avant de suspendre des virements, regardez les comptes et leurs consultations.',
  figures: 'Chiffres du mois, sur tous les sites',
  accounts: 'Comptes des clients',
  none: 'Aucun compte.',
  clients: 'Comptes de clients',
  rooms: 'Consultations',
  shortRooms: 'Dont 90\u00a0secondes au plus',
  earned: 'Gains',
  offered: 'Dont temps et crédit offerts',
  onlyOffered: 'N’ont jamais payé, ni consulté ailleurs',
  together: 'Dont créés en 24\u00a0heures',
  device: 'Sur un même appareil',
  card: 'Payés par une même carte',
  phone: 'Avec un même mobile',
  network: 'Sur un même réseau',
  ownRooms: 'Consultations avec un compte du voyant',
  gifts: 'Comptes à qui le voyant a offert des minutes',
  giftSeconds: 'Minutes offertes par le voyant',
  account:
    ', créé le {day}. Consultations\u00a0: {rooms}, durée\u00a0: {time}, gains\u00a0: {earned}, dont offerts\u00a0: {offered}. Minutes offertes par le voyant\u00a0: {gifted}.',
  nothing: 'Rien en commun avec les autres comptes.',
  kinds: { device: 'appareil', card: 'carte', phone: 'mobile', network: 'réseau' },
  group: 'même {kind} que d’autres ({accounts} comptes en tout)',
  own: 'compte du voyant',
  onlyHere: 'n’a jamais payé, ni consulté ailleurs',
  close: 'Classer le signalement',
  closed: 'Le signalement est classé. Il revient si le double est compté ce mois-là.',
  reason: 'Raison',
  toPsychic: 'Ouvrir la fiche du voyant, où se suspendent ses virements',
} as const

const counted = ({ rule }: Row, value: number) => (rule === 'offered-earnings' ? inEuros(value) : value)

const FiguresColumn = column(function Counted({ source }) {
  const row = useRecordContext<Row>()
  return row ? counted(row, row[source as 'found' | 'total' | 'least']) : null
}, 'right')

const FindingList = () => (
  <Listing
    sort={{ field: 'lastAt', order: 'DESC' }}
    filters={[
      <SelectInput key="rule" source="rule" choices={choicesOf(rules)} alwaysOn />,
      <SelectInput key="closed" source="closed" choices={choicesOf(words.values.closed)} alwaysOn />,
      <NumberInput key="psychicId" source="psychicId" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <MomentColumn source="lastAt" sortable />
    <TextColumn source="psychic" />
    <MonthColumn source="month" />
    <ChoiceColumn source="rule" />
    <FiguresColumn source="found" />
    <FiguresColumn source="total" />
    <FiguresColumn source="least" />
    <MomentColumn source="heldUntil" />
    <MomentColumn source="closedAt" />
  </Listing>
)

const Figures = ({ of }: { of: OpenedFinding['figures'] }) => (
  <Part title={said.figures}>
    <Facts
      of={{
        [said.clients]: of.clients,
        [said.onlyOffered]: of.onlyOffered,
        [said.together]: of.together,
        [said.rooms]: of.rooms,
        [said.shortRooms]: of.shortRooms,
        [said.earned]: inEuros(of.earned),
        [said.offered]: inEuros(of.offered),
        [said.device]: of.device,
        [said.card]: of.card,
        [said.phone]: of.phone,
        [said.network]: of.network,
        [said.ownRooms]: of.ownRooms,
        [said.gifts]: of.gifts,
        [said.giftSeconds]: inMinutes(of.giftSeconds),
      }}
    />
  </Part>
)

const inCommon = ({ isOwn, onlyOffered, shares }: Account) =>
  [
    ...(isOwn ? [said.own] : []),
    ...shares.map(({ kind, accounts }) => fill(said.group, { kind: said.kinds[kind], accounts })),
    ...(onlyOffered ? [said.onlyHere] : []),
  ].join(', ')

const Accounts = ({ of }: { of: readonly Account[] }) => (
  <Part title={said.accounts}>
    {of.length === 0 ? <p>{said.none}</p> : null}
    <ul>
      {of.map((account) => (
        <li key={account.clientId}>
          <Link to={`/clients/${account.clientId}/show`}>n°&nbsp;{account.clientId}</Link>
          {fill(said.account, {
            day: inDayAndHour(account.createdAt),
            rooms: account.rooms,
            time: inMinutes(account.seconds),
            earned: inEuros(account.earned),
            offered: inEuros(account.offered),
            gifted: inMinutes(account.gifted),
          })}
          <br />
          {inCommon(account) || said.nothing}
        </li>
      ))}
    </ul>
  </Part>
)

const FindingPage = () => (
  <Sheet<OpenedFinding>>
    {(row) => (
      <>
        <Part title={`Signalement n°\u00a0${row.id}`}>
          <p>{said.lead}</p>
          <Facts
            of={{
              [fields.psychic]: <Link to={`/psychics/${row.psychicId}/show`}>{row.psychic}</Link>,
              [fields.month]: inMonth(row.month),
              [fields.rule]: rules[row.rule],
              [fields.found]: counted(row, row.found),
              [fields.total]: counted(row, row.total),
              [fields.least]: counted(row, row.least),
              [fields.firstAt]: inDayAndHour(row.firstAt),
              [fields.lastAt]: inDayAndHour(row.lastAt),
              [fields.heldUntil]: row.heldUntil && inDay(row.heldUntil),
              [fields.closedAt]:
                row.closedAt && `${inDayAndHour(row.closedAt)}${row.closedBy ? `, ${row.closedBy}` : ''}`,
            }}
          />
          <p>
            <Link to={`/psychics/${row.psychicId}/show`}>{said.toPsychic}</Link>
          </p>
          {row.closedAt ? null : (
            <p className="acts">
              <ActButton name="close" label={said.close} asks={[reason(said.reason)]} done={said.closed} />
            </p>
          )}
        </Part>
        <Figures of={row.figures} />
        <Accounts of={row.accounts} />
      </>
    )}
  </Sheet>
)

export const collusionFindings: Area = {
  name: 'collusion-findings',
  can: 'payouts.hold',
  icon: FindingIcon,
  words,
  list: FindingList,
  show: FindingPage,
  recordRepresentation: ({ id }: Row) => `n°\u00a0${id}`,
}
