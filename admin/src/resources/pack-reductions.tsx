import ReductionIcon from '@mui/icons-material/Discount'
import { Create, CreateButton, DateInput, SelectInput, TextInput } from 'react-admin'
import type { OpenedReduction } from '../../../src/features/content/pack-prices/pack-reductions.resource.server.ts'
import { inDayAndHour, inEuros } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { ChoiceColumn, EurosColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { KeptForm } from '../parts/kept-form.tsx'
import { Listing } from '../parts/listing.tsx'
import { reason } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { EurosInput } from '../parts/unit-input.tsx'
import { choicesOf } from '../words.ts'

const packNames = {
  'credit-10': 'Crédit de 10\u00a0€',
  'credit-20': 'Crédit de 20\u00a0€',
  'credit-50': 'Crédit de 50\u00a0€',
  'credit-100': 'Crédit de 100\u00a0€',
}
const states = { planned: 'à venir', running: 'en cours', over: 'terminée' }

const words = {
  name: 'Réduction |||| Prix du crédit',
  fields: {
    id: 'N°',
    packId: 'Crédit',
    price: 'Prix réduit',
    since: 'Depuis le',
    until: 'Jusqu’au',
    firstDay: 'Premier jour',
    lastDay: 'Dernier jour',
    state: 'État',
    setBy: 'Décidée par',
    reason: 'Raison',
  },
  values: { packId: packNames, state: states },
}
const { fields } = words

const ReductionList = () => (
  <Listing
    sort={{ field: 'id', order: 'DESC' }}
    actions={<CreateButton label="Réduire un prix" />}
    filters={[<SelectInput key="packId" source="packId" choices={choicesOf(packNames)} alwaysOn />]}
  >
    <OpeningColumn source="id" sortable />
    <ChoiceColumn source="packId" />
    <EurosColumn source="price" />
    <MomentColumn source="since" sortable />
    <MomentColumn source="until" />
    <TextColumn source="setBy" />
  </Listing>
)

const ReductionPage = () => (
  <Sheet<OpenedReduction>>
    {({ packId, price, credit, struckPrice, since, until, state, setBy, reason: why }) => (
      <>
        <Part title={packNames[packId]}>
          <Facts
            of={{
              [fields.state]: states[state],
              [fields.price]: inEuros(price),
              [fields.since]: inDayAndHour(since),
              [fields.until]: inDayAndHour(until),
              [fields.setBy]: setBy,
              [fields.reason]: why,
            }}
          />
        </Part>
        <Part title="Ce que lisent les clients">
          <p>
            Payer {inEuros(price)}&nbsp;: {inEuros(credit)} de crédit, dont {inEuros(credit - price)} offerts{' '}
            {struckPrice === null ? null : (
              <s>au lieu de {inEuros(struckPrice)}, prix le plus bas des 30&nbsp;jours d’avant</s>
            )}
          </p>
          <p>
            {struckPrice === null
              ? 'Aucun prix n’est barré\u00a0: ce crédit a coûté autant, ou moins, dans les 30\u00a0jours d’avant.'
              : 'Le prix barré se calcule\u00a0: personne ne l’écrit.'}
          </p>
        </Part>
        {state === 'over' ? null : (
          <p className="acts">
            <ActButton name="end" label="Arrêter la réduction" asks={[reason(fields.reason)]} tone="error" />
          </p>
        )}
      </>
    )}
  </Sheet>
)

const ReductionForm = () => (
  <Create redirect="list" title="Réduire le prix d’un crédit">
    <KeptForm save="Réduire ce prix">
      <p>
        Le client paie moins que son crédit, et la différence lui est donnée en crédit offert. Des journées entières, en
        heure de Paris, 31&nbsp;jours au plus. Une réduction à venir s’ouvre et s’arrête depuis la liste, où l’on voit
        ce que liront les clients.
      </p>
      <SelectInput source="packId" choices={choicesOf(packNames)} required />
      <EurosInput source="price" label="Prix réduit, en euros" min={1} required />
      <DateInput source="firstDay" required />
      <DateInput source="lastDay" required />
      <TextInput source="reason" multiline required />
    </KeptForm>
  </Create>
)

export const packReductions: Area = {
  name: 'pack-reductions',
  can: 'offers.manage',
  icon: ReductionIcon,
  words,
  list: ReductionList,
  show: ReductionPage,
  create: ReductionForm,
  recordRepresentation: ({ packId }: OpenedReduction) => packNames[packId],
}
