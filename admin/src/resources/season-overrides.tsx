import CalendarIcon from '@mui/icons-material/CalendarMonth'
import { Create, DateInput, SelectInput, TextInput, useNotify, useRedirect } from 'react-admin'
import type { SeasonOverrideRow } from '../../../src/features/house/seasons/season-overrides.resource.server.ts'
import { inDay } from '../../../src/platform/i18n/french.ts'
import { seasons } from '../../../src/sites/seasons/season.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { ChoiceColumn, DayColumn, OpeningColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { KeptForm } from '../parts/kept-form.tsx'
import { Listing } from '../parts/listing.tsx'
import { seasonNames } from '../parts/planned.ts'
import { reason } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'

const words = {
  name: 'Saison choisie |||| Calendrier',
  fields: {
    id: 'N°',
    season: 'Saison',
    firstDay: 'Premier jour',
    lastDay: 'Dernier jour',
    reason: 'Raison',
  },
  values: { season: seasonNames },
}
const { fields } = words

const Previews = () => (
  <Part title="Aperçu des saisons">
    <p>Vous seul voyez la page ainsi, sur votre marque.</p>
    <p className="acts">
      {[...seasons, 'none' as const].map((season) => (
        <a key={season} href={`/?saison=${season}`} target="_blank" rel="noreferrer">
          {seasonNames[season]}
        </a>
      ))}
    </p>
  </Part>
)

const CalendarPage = () => (
  <>
    <Calendar />
    <Previews />
    <Part title="Saisons choisies par l’équipe">
      <p>Où deux se rencontrent, la dernière écrite l’emporte.</p>
      <Listing
        sort={{ field: 'firstDay', order: 'DESC' }}
        filters={[<SelectInput key="season" source="season" choices={choicesOf(seasonNames)} />]}
      >
        <OpeningColumn source="id" sortable />
        <ChoiceColumn source="season" />
        <DayColumn source="firstDay" sortable />
        <DayColumn source="lastDay" />
      </Listing>
    </Part>
  </>
)

/** An override that had not begun no longer exists afterwards, so this returns to the list. */
function Lift() {
  const notify = useNotify()
  const redirect = useRedirect()
  const leave = () => {
    notify('Les jours à venir sont rendus au calendrier.', { type: 'success' })
    redirect('list', 'season-overrides')
  }
  return <ActButton name="lift" label="Retirer ce choix" asks={[reason(fields.reason)]} tone="error" take={leave} />
}

const OverridePage = () => (
  <Sheet<SeasonOverrideRow>>
    {({ season, firstDay, lastDay }) => (
      <>
        <Part title={seasonNames[season]}>
          <Facts of={{ [fields.firstDay]: inDay(firstDay), [fields.lastDay]: inDay(lastDay) }} />
          <p>Retirer ce choix rend au calendrier les jours à venir, aujourd’hui compris.</p>
        </Part>
        <p className="acts">
          <Lift />
        </p>
      </>
    )}
  </Sheet>
)

const OverrideForm = () => (
  <Create redirect="list" title="Choisir une saison">
    <KeptForm save="Choisir cette saison">
      <p>
        Elle prend la place de celle du calendrier, sur votre marque, pour des journées entières en heure universelle.
        Black Week-end et Avent ne viennent jamais autrement.
      </p>
      <SelectInput source="season" choices={choicesOf(seasonNames)} required />
      <DateInput source="firstDay" required />
      <DateInput source="lastDay" required />
      <TextInput source="reason" multiline required />
    </KeptForm>
  </Create>
)

export const seasonOverrides: Area = {
  name: 'season-overrides',
  can: 'seasons.override',
  icon: CalendarIcon,
  words,
  list: CalendarPage,
  show: OverridePage,
  create: OverrideForm,
  recordRepresentation: ({ season }: SeasonOverrideRow) => seasonNames[season],
}
