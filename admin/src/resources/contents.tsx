import ContentIcon from '@mui/icons-material/Article'
import { BooleanField, CreateButton, DataTable, SelectInput, TextInput } from 'react-admin'
import type { ContentListed } from '../../../src/features/site/editing/contract.server.ts'
import type { Area } from '../area.ts'
import { ChoiceColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Listing } from '../parts/listing.tsx'
import { choicesOf } from '../words.ts'
import { ContentPage, NewContent } from './contents/pages.tsx'
import { said, words } from './contents/words.ts'

const ContentList = () => (
  <Listing
    sort={{ field: 'changedAt', order: 'DESC' }}
    actions={<CreateButton label={said.add} />}
    filters={[
      <SelectInput key="kind" source="kind" choices={choicesOf(words.values.kind)} alwaysOn />,
      <SelectInput key="status" source="status" choices={choicesOf(words.values.status)} alwaysOn />,
      <TextInput key="q" source="q" alwaysOn />,
    ]}
  >
    <OpeningColumn source="title" />
    <ChoiceColumn source="kind" />
    <ChoiceColumn source="status" />
    <DataTable.Col source="waits" disableSort>
      <BooleanField source="waits" FalseIcon={null} />
    </DataTable.Col>
    <TextColumn source="address" />
    <TextColumn source="site" />
    <MomentColumn source="changedAt" sortable />
  </Listing>
)

export const contents: Area = {
  name: 'contents',
  can: 'content.edit',
  icon: ContentIcon,
  words,
  list: ContentList,
  show: ContentPage,
  create: NewContent,
  recordRepresentation: ({ title }: ContentListed) => title,
}
