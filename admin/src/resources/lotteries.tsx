import LotteryIcon from '@mui/icons-material/ConfirmationNumber'
import { Create, DateTimeInput, NumberInput, TextInput } from 'react-admin'
import type { LotteryLine } from '../../../src/features/play/lottery/lotteries.resource.server.ts'
import { inDayAndHour, inMinutes } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ChoiceColumn, MomentColumn, OpeningColumn, TextColumn, TimeColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { KeptForm } from '../parts/kept-form.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'

const sources = { beacon: 'signal public', seed: 'graine de secours' }

const words = {
  name: 'Tirage au sort |||| Tirages au sort',
  fields: {
    id: 'N°',
    prizeSeconds: 'Lot',
    prizeMinutes: 'Minutes offertes (5 à 60)',
    openedAt: 'Ouvert le',
    closesAt: 'Clos le',
    entryCount: 'Participations',
    round: 'Tour du signal',
    roundAt: 'Tour attendu le',
    drawnAt: 'Tiré le',
    source: 'Désigné par',
    winnerCode: 'Code gagnant',
    isGiven: 'Lot attribué',
    reason: 'Raison',
  },
  values: { source: sources },
}
const { fields } = words

const LotteryList = () => (
  <Listing sort={{ field: 'id', order: 'DESC' }}>
    <OpeningColumn source="id" sortable />
    <TimeColumn source="prizeSeconds" />
    <MomentColumn source="closesAt" sortable />
    <TextColumn source="entryCount" />
    <MomentColumn source="drawnAt" />
    <ChoiceColumn source="source" />
  </Listing>
)

const LotteryPage = () => (
  <Sheet<LotteryLine>>
    {(lottery) => (
      <Part title={`Tirage n° ${lottery.id}`}>
        <Facts
          of={{
            [fields.prizeSeconds]: inMinutes(lottery.prizeSeconds),
            [fields.openedAt]: inDayAndHour(lottery.openedAt),
            [fields.closesAt]: inDayAndHour(lottery.closesAt),
            [fields.entryCount]: lottery.entryCount ?? 'connues à la clôture',
            [fields.round]: lottery.round,
            [fields.roundAt]: lottery.roundAt && inDayAndHour(lottery.roundAt),
            [fields.drawnAt]: lottery.drawnAt && inDayAndHour(lottery.drawnAt),
            [fields.source]: lottery.source && sources[lottery.source],
            [fields.winnerCode]: lottery.winnerCode,
            [fields.isGiven]: lottery.isGiven === null ? null : lottery.isGiven ? 'oui' : 'non, plus de compte',
          }}
        />
        <p>
          Ni l’équipe ni le site ne choisissent le gagnant, et qui a participé n’est montré à personne. Un tirage ouvert
          ne se modifie pas et ne s’annule pas.
        </p>
        <a href={`/tirage-au-sort/${lottery.id}`} target="_blank" rel="noreferrer">
          Voir ce tirage sur le site
        </a>
      </Part>
    )}
  </Sheet>
)

const LotteryForm = () => (
  <Create redirect="show" title="Ouvrir un tirage au sort">
    <KeptForm save="Ouvrir ce tirage">
      <p>
        Il s’ouvre dès maintenant, sur votre marque, et dure de 1 à 92 jours. Un seul à la fois. Rien ne pourra plus en
        être changé.
      </p>
      <NumberInput source="prizeMinutes" min={5} max={60} required />
      <DateTimeInput source="closesAt" required />
      <TextInput source="reason" multiline required />
    </KeptForm>
  </Create>
)

export const lotteries: Area = {
  name: 'lotteries',
  can: 'lotteries.open',
  icon: LotteryIcon,
  words,
  list: LotteryList,
  show: LotteryPage,
  create: LotteryForm,
  recordRepresentation: ({ id }: LotteryLine) => `n° ${id}`,
}
