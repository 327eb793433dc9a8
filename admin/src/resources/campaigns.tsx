import CampaignIcon from '@mui/icons-material/Campaign'
import Alert from '@mui/material/Alert'
import { CreateButton, SelectInput, Title } from 'react-admin'
import type { OpenedCampaign } from '../../../src/features/site/campaigns/open-campaign.server.ts'
import { inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ChoiceColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'
import { Acts } from './campaigns/acts.tsx'
import { CampaignForm } from './campaigns/form.tsx'
import { Previews } from './campaigns/previews.tsx'
import { LeftOutPart, Results } from './campaigns/results.tsx'
import { audienceWords, said, words } from './campaigns/words.ts'

const { fields, values } = words

const CampaignList = () => (
  <>
    <Alert severity="info">{said.lead}</Alert>
    <Listing
      sort={{ field: 'id', order: 'DESC' }}
      actions={<CreateButton label={said.add} />}
      filters={[<SelectInput key="state" source="state" choices={choicesOf(values.state)} alwaysOn />]}
    >
      <OpeningColumn source="id" sortable />
      <TextColumn source="name" />
      <ChoiceColumn source="channel" />
      <ChoiceColumn source="state" />
      <MomentColumn source="scheduledAt" sortable />
      <TextColumn source="planned" />
    </Listing>
  </>
)

const moment = (at: string | null) => at && inDayAndHour(at)

const CampaignPage = () => (
  <Sheet<OpenedCampaign> isChanging={({ state }) => state === 'sending'}>
    {(row) => (
      <>
        <Part title={row.name}>
          <Facts
            of={{
              [fields.state]: values.state[row.state],
              [fields.channel]: values.channel[row.channel],
              [fields.to]: audienceWords.to[row.audience.to],
              [fields.planned]: row.planned,
              [fields.scheduledAt]: moment(row.scheduledAt),
              [said.begun]: moment(row.beganAt),
              [said.ended]: moment(row.endedAt),
              [said.by]: row.writtenBy,
              [said.plannedBy]: row.plannedBy,
              [said.approvedBy]: row.approvedBy,
            }}
          />
          <Acts of={row} />
          <LeftOutPart counts={row.leftOut} />
        </Part>
        <Results of={row} />
        <Previews of={row} />
        {row.state === 'draft' ? (
          <Part>
            <CampaignForm key={row.writtenAt} campaign={row} />
          </Part>
        ) : null}
      </>
    )}
  </Sheet>
)

const NewCampaign = () => (
  <Part>
    <Title title={said.add} />
    <p>{said.lead}</p>
    <CampaignForm campaign={null} />
  </Part>
)

export const campaigns: Area = {
  name: 'campaigns',
  can: 'campaigns.write',
  icon: CampaignIcon,
  words,
  list: CampaignList,
  show: CampaignPage,
  create: NewCampaign,
  recordRepresentation: ({ name }: OpenedCampaign) => name,
}
