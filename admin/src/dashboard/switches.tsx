import { RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { inDayAndHour } from '../../../src/platform/i18n/french.ts'
import { ActButton } from '../parts/act-button.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { reason } from '../parts/question.tsx'
import type { Figures } from './dashboard.tsx'
import { switches, words } from './words.ts'

const asks = [reason(words.reason, words.reasonHint)]

/** The functions of the site that staff can suspend, with buttons to suspend and resume them. */
export const Switches = ({ of }: { of: Figures['halts'] }) => (
  <Part title={words.switches}>
    <p>{words.switchesLead}</p>
    <Facts
      of={Object.fromEntries(
        of.map(({ id, since, reason }) => {
          const { name, offered, held } = switches[id]
          return [name, since ? `${held} depuis le ${inDayAndHour(since)} (${reason})` : offered]
        }),
      )}
    />
    <ResourceContextProvider value="halts">
      <p className="acts">
        {of.map((halt) => (
          <RecordContextProvider key={halt.id} value={halt}>
            {halt.since ? (
              <ActButton name="end" label={switches[halt.id].end} asks={asks} />
            ) : (
              <ActButton name="begin" label={switches[halt.id].begin} asks={asks} tone="error" />
            )}
          </RecordContextProvider>
        ))}
      </p>
    </ResourceContextProvider>
  </Part>
)
