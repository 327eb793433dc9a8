import { RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { inDayAndHour } from '../../../src/platform/i18n/french.ts'
import { ActButton } from '../parts/act-button.tsx'
import { Part } from '../parts/facts.tsx'
import { reason } from '../parts/question.tsx'
import type { Figures } from './dashboard.tsx'
import { switches, words } from './words.ts'

const asks = [reason(words.reason, words.reasonHint)]

/** The functions of the site that staff can suspend, with buttons to suspend and resume them. */
export const Switches = ({ of }: { of: Figures['halts'] }) => (
  <Part title={words.switches}>
    <p>{words.switchesLead}</p>
    <ResourceContextProvider value="halts">
      <ul className="switches">
        {of.map((halt) => {
          const { name, offered, held, begin, end } = switches[halt.id]
          return (
            <li key={halt.id}>
              <span>
                {name}{' '}
                {halt.since ? (
                  <strong>{`${held} depuis le ${inDayAndHour(halt.since)} (${halt.reason})`}</strong>
                ) : (
                  <small>{offered}</small>
                )}
              </span>
              <RecordContextProvider value={halt}>
                {halt.since ? (
                  <ActButton name="end" label={end} asks={asks} />
                ) : (
                  <ActButton name="begin" label={begin} asks={asks} tone="error" />
                )}
              </RecordContextProvider>
            </li>
          )
        })}
      </ul>
    </ResourceContextProvider>
  </Part>
)
