import DrawIcon from '@mui/icons-material/Style'
import { SelectInput, useGetList } from 'react-admin'
import type { DrawFiguresRow } from '../../../src/features/play/draws/draw-figures.resource.server.ts'
import type { GameRow } from '../../../src/features/play/games/open-game.server.ts'
import { inDay } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { DayColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'

const words = {
  name: 'Tirages par jour |||| Tirages par jour',
  fields: {
    id: 'N°',
    day: 'Jour',
    game: 'Jeu',
    name: 'Jeu',
    begun: 'Commencés',
    finished: 'Menés au bout',
    unfinished: 'Inachevés',
  },
}
const { fields } = words

/** The games of the site, by the slugs that the figures bear. */
function GameInput({ source }: { source: string; alwaysOn: true }) {
  const { data = [] } = useGetList<GameRow>('games', { sort: { field: 'rank', order: 'ASC' } })
  return <SelectInput source={source} choices={data.map(({ game, name }) => ({ id: game, name }))} />
}

const DrawFiguresList = () => (
  <Listing sort={{ field: 'id', order: 'DESC' }} filters={[<GameInput key="game" source="game" alwaysOn />]}>
    <OpeningColumn source="id" sortable />
    <DayColumn source="day" />
    <TextColumn source="name" />
    <TextColumn source="begun" />
    <TextColumn source="finished" />
    <TextColumn source="unfinished" />
  </Listing>
)

const DrawFiguresPage = () => (
  <Sheet<DrawFiguresRow>>
    {({ day, name, begun, finished, unfinished }) => (
      <Part title={`${name}, ${inDay(day)}`}>
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
  recordRepresentation: ({ day, name }: DrawFiguresRow) => `${name}, ${inDay(day)}`,
}
