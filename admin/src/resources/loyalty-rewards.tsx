import RewardIcon from '@mui/icons-material/Redeem'
import { DateInput, NumberInput, SelectInput } from 'react-admin'
import type { loyaltyContract } from '../../../src/features/money/loyalty/contract.server.ts'
import type { LoyaltyRewardRow } from '../../../src/features/money/loyalty/loyalty-rewards.resource.server.ts'
import type { RewardId } from '../../../src/features/money/loyalty/rules.ts'
import type { CallOutput } from '../../../src/platform/contract/contract.ts'
import { inEuros, inMinutes } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ask } from '../ask.ts'
import { ChoiceColumn, EurosColumn, MomentColumn, TextColumn } from '../parts/columns.tsx'
import { Figures } from '../parts/figures.tsx'
import { Listing } from '../parts/listing.tsx'
import { choicesOf } from '../words.ts'

type Read = (typeof loyaltyContract)['readLoyaltyLiability']

const rewards: Readonly<Record<RewardId, string>> = {
  tryout: 'minutes avec une autre personne',
  reading: 'tirage de cartes',
  donation: 'don',
}

const words = {
  name: 'Récompense |||| Récompenses et points',
  fields: {
    id: 'N°',
    at: 'Prise le',
    reward: 'Récompense',
    clientId: 'N° du client',
    client: 'Client',
    points: 'Points',
    cents: 'Don',
    association: 'Association',
    returnedAt: 'Points rendus le',
    from: 'Depuis le',
    to: 'Jusqu’au',
  },
  values: { reward: rewards },
}

const readLiability = async () => (await ask<Read>('GET', '/api/admin/loyalty-liability')).liability

/** What the house owes to the members, as the accountant asks for it. */
const sayLiability = (of: CallOutput<Read>['liability']) => ({
  Membres: of.members,
  'Points en cours': of.points,
  'Leur valeur, au prix d’un don': inEuros(of.cents),
  'Points gagnés': of.awarded,
  'Points repris': of.takenBack,
  'Points employés': of.spent,
  'Points rendus': of.returned,
  'Points éteints': of.ended,
  'Dons à verser': inEuros(of.donationsOwed),
  'Minutes offertes, non utilisées': inMinutes(of.giftSeconds),
})

const RewardList = () => (
  <>
    <Figures read={readLiability} say={sayLiability} />
    <Listing
      sort={{ field: 'at', order: 'DESC' }}
      filters={[
        <SelectInput key="reward" source="reward" choices={choicesOf(rewards)} alwaysOn />,
        <NumberInput key="clientId" source="clientId" />,
        <DateInput key="from" source="from" />,
        <DateInput key="to" source="to" />,
      ]}
    >
      <TextColumn source="id" sortable />
      <MomentColumn source="at" sortable />
      <ChoiceColumn source="reward" />
      <TextColumn source="client" />
      <TextColumn source="points" />
      <EurosColumn source="cents" />
      <TextColumn source="association" />
      <MomentColumn source="returnedAt" />
    </Listing>
  </>
)

export const loyaltyRewards: Area = {
  name: 'loyalty-rewards',
  can: 'money.read',
  icon: RewardIcon,
  words,
  list: RewardList,
  recordRepresentation: ({ id }: LoyaltyRewardRow) => `n°\u00a0${id}`,
}
