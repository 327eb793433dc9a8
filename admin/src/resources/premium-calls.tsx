import CallIcon from '@mui/icons-material/PhoneInTalk'
import { DateInput, NumberInput, SelectInput, useRecordContext } from 'react-admin'
import type { Outcome } from '../../../src/features/consult/audiotel/rules.ts'
import type { Area } from '../area.ts'
import { Choice, ChoiceColumn, column, EurosColumn, MomentColumn, TextColumn, TimeColumn } from '../parts/columns.tsx'
import { Listing } from '../parts/listing.tsx'
import { choicesOf } from '../words.ts'

const outcomes: Readonly<Record<Outcome, string>> = {
  answered: 'mis en relation',
  left: 'l’appelant a raccroché avant',
  'no-code': 'aucun code valable',
  'no-answer': 'le voyant n’a pas décroché',
  busy: 'le voyant a refusé de décrocher',
  declined: 'le voyant n’a pas appuyé sur 1',
  failed: 'panne de l’opérateur',
  halted: 'service suspendu',
  unknown: 'issue inconnue',
}

const words = {
  name: 'Appel audiotel |||| Appels audiotel',
  fields: {
    id: 'N°',
    announcedAt: 'Le',
    state: 'État',
    outcome: 'Issue',
    psychicId: 'N° du voyant',
    psychic: 'Voyant',
    waited: 'Attente après le code',
    ownSeconds: 'Temps, par nos relevés',
    operatorSeconds: 'Temps, par l’opérateur',
    seconds: 'Temps compté',
    payback: 'Reversement',
    share: 'Part du voyant',
    helped: 'Aide demandée',
    announcedFrom: 'Depuis le',
    announcedTo: 'Jusqu’au',
  },
  values: {
    outcome: outcomes,
    state: { announced: 'à l’accueil', ringing: 'le voyant est appelé', connected: 'en ligne', over: 'terminé' },
    helped: { true: 'oui', false: 'non' },
  },
}

/** How a call ended or, until then, how far it is. */
const OutcomeColumn = column(function Outcome({ source }) {
  return <Choice source={useRecordContext()?.[source] ? source : 'state'} />
})

/** Calls to the premium-rate number. Nothing of a caller is known: the hour and the psychic find the call of a complaint. */
const CallList = () => (
  <Listing
    sort={{ field: 'id', order: 'DESC' }}
    filters={[
      <SelectInput key="outcome" source="outcome" choices={choicesOf(outcomes)} alwaysOn />,
      <NumberInput key="psychicId" source="psychicId" alwaysOn />,
      <DateInput key="from" source="announcedFrom" />,
      <DateInput key="to" source="announcedTo" />,
    ]}
  >
    <TextColumn source="id" sortable />
    <MomentColumn source="announcedAt" sortable />
    <OutcomeColumn source="outcome" />
    <TextColumn source="psychic" />
    <TimeColumn source="waited" />
    <TimeColumn source="ownSeconds" />
    <TimeColumn source="operatorSeconds" />
    <TimeColumn source="seconds" />
    <EurosColumn source="payback" />
    <EurosColumn source="share" />
    <ChoiceColumn source="helped" />
  </Listing>
)

export const premiumCalls: Area = {
  name: 'premium-calls',
  can: 'psychics.manage',
  icon: CallIcon,
  words,
  list: CallList,
}
