import CodeIcon from '@mui/icons-material/ConfirmationNumber'
import { BooleanInput, Create, CreateButton, DateInput, NumberInput, TextInput } from 'react-admin'
import type { OpenedCode } from '../../../src/features/money/promo-codes/promo-codes.resource.server.ts'
import { inDayAndHour, inEuros, inMinutes } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { ChoiceColumn, EurosColumn, MomentColumn, OpeningColumn, TextColumn, TimeColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { KeptForm } from '../parts/kept-form.tsx'
import { Listing } from '../parts/listing.tsx'
import { reason } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { EurosInput, MinutesInput } from '../parts/unit-input.tsx'

const states = { planned: 'à venir', running: 'valable', over: 'terminé' }

const words = {
  name: 'Code |||| Codes',
  fields: {
    id: 'N°',
    code: 'Code',
    cents: 'Crédit offert',
    seconds: 'Temps offert',
    usesMost: 'Personnes au plus',
    firstPurchase: 'Avec un premier achat',
    since: 'Depuis le',
    until: 'Jusqu’au',
    endedAt: 'Arrêté le',
    firstDay: 'Premier jour',
    lastDay: 'Dernier jour',
    state: 'État',
    given: 'Personnes qui l’ont reçu',
    waiting: 'Personnes qui attendent leur premier achat',
    setBy: 'Décidé par',
    reason: 'Raison',
  },
  values: { state: states, firstPurchase: { true: 'oui', false: 'non' } },
}
const { fields } = words

const CodeList = () => (
  <Listing
    sort={{ field: 'id', order: 'DESC' }}
    actions={<CreateButton label="Créer un code" />}
    filters={[<TextInput key="code" source="code" alwaysOn />]}
  >
    <OpeningColumn source="id" sortable />
    <TextColumn source="code" />
    <EurosColumn source="cents" />
    <TimeColumn source="seconds" />
    <TextColumn source="usesMost" />
    <ChoiceColumn source="firstPurchase" />
    <MomentColumn source="since" />
    <MomentColumn source="until" sortable />
    <MomentColumn source="endedAt" />
  </Listing>
)

const CodePage = () => (
  <Sheet<OpenedCode>>
    {(code) => (
      <>
        <Part title={code.code}>
          <Facts
            of={{
              [fields.state]: states[code.state],
              [fields.given]: `${code.given} sur ${code.usesMost}`,
              [fields.waiting]: code.firstPurchase && String(code.waiting),
              [fields.since]: inDayAndHour(code.since),
              [fields.until]: inDayAndHour(code.until),
              [fields.endedAt]: code.endedAt && inDayAndHour(code.endedAt),
              [fields.setBy]: code.setBy,
              [fields.reason]: code.reason,
            }}
          />
        </Part>
        <Part title="Ce que lisent les clients">
          <p>
            {code.cents > 0 ? `${inEuros(code.cents)} de crédit offert` : `${inMinutes(code.seconds)} de temps offert`}
            {code.firstPurchase ? ', donnés avec le premier achat, dans les 7\u00a0jours.' : ', donnés tout de suite.'}
          </p>
          <p>Une fois par personne. Une personne reçoit au plus 50&nbsp;€ et une heure en un an, tous codes compris.</p>
        </Part>
        {code.state === 'over' ? null : (
          <p className="acts">
            <ActButton name="end" label="Arrêter le code" asks={[reason(fields.reason)]} tone="error" />
          </p>
        )}
      </>
    )}
  </Sheet>
)

const CodeForm = () => (
  <Create redirect="list" title="Créer un code">
    <KeptForm save="Créer ce code">
      <p>
        De 4 à 24&nbsp;lettres, chiffres et tirets, valables sur votre marque. Un code offre du crédit ou du temps, pas
        les deux.
      </p>
      <TextInput source="code" autoComplete="off" required />
      <EurosInput source="cents" label="Crédit offert, en euros" min={0} max={5000} />
      <MinutesInput source="seconds" label="Temps offert, en minutes" min={0} max={1800} />
      <NumberInput source="usesMost" min={1} max={100000} required />
      <BooleanInput source="firstPurchase" defaultValue={false} />
      <DateInput source="firstDay" required />
      <DateInput source="lastDay" required />
      <TextInput source="reason" multiline required />
    </KeptForm>
  </Create>
)

export const promoCodes: Area = {
  name: 'promo-codes',
  can: 'offers.manage',
  icon: CodeIcon,
  words,
  list: CodeList,
  show: CodePage,
  create: CodeForm,
  recordRepresentation: 'code',
}
