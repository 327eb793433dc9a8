import DrawIcon from '@mui/icons-material/Style'
import { SelectInput, useRecordContext } from 'react-admin'
import type { DrawFiguresRow } from '../../../src/features/play/draws/draw-figures.resource.server.ts'
import { games } from '../../../src/games/games.ts'
import { inDay } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { column, DayColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'

const words = {
  name: 'Tirages par jour |||| Tirages par jour',
  fields: {
    id: 'N°',
    day: 'Jour',
    game: 'Jeu',
    begun: 'Commencés',
    finished: 'Menés au bout',
    unfinished: 'Inachevés',
  },
}
const { fields } = words

const names = Object.fromEntries(games.map(({ slug, name }) => [slug, name]))
const nameOf = (slug: string) => names[slug] ?? slug

const GameColumn = column(function Game({ source }) {
  const slug = useRecordContext<DrawFiguresRow>()?.[source as 'game']
  return slug === undefined ? null : nameOf(slug)
})

const DrawFiguresList = () => (
  <Listing
    sort={{ field: 'id', order: 'DESC' }}
    filters={[<SelectInput key="game" source="game" choices={choicesOf(names)} alwaysOn />]}
  >
    <OpeningColumn source="id" sortable />
    <DayColumn source="day" />
    <GameColumn source="game" />
    <TextColumn source="begun" />
    <TextColumn source="finished" />
    <TextColumn source="unfinished" />
  </Listing>
)

const DrawFiguresPage = () => (
  <Sheet<DrawFiguresRow>>
    {({ day, game, begun, finished, unfinished }) => (
      <Part title={`${nameOf(game)}, ${inDay(day)}`}>
        <p>Un tirage est compté le jour où il est commencé. Ces nombres sont publics.</p>
        <Facts of={{ [fields.begun]: begun, [fields.finished]: finished, [fields.unfinished]: unfinished }} />
      </Part>
    )}
  </Sheet>
)

export const drawFigures: Area = {
  name: 'draw-figures',
  can: 'figures.read',
  icon: DrawIcon,
  words,
  list: DrawFiguresList,
  show: DrawFiguresPage,
  recordRepresentation: ({ day, game }: DrawFiguresRow) => `${nameOf(game)}, ${inDay(day)}`,
}
