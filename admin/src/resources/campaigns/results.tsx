import type { OpenedCampaign } from '../../../../src/features/site/campaigns/open-campaign.server.ts'
import type { LeftOut } from '../../../../src/features/site/campaigns/rules.ts'
import { inEuros } from '../../../../src/platform/i18n/french.ts'
import { Facts, Part } from '../../parts/facts.tsx'
import { reasons, resultWords, said } from './words.ts'

type Result = OpenedCampaign['results'][number]
const rows = Object.keys(resultWords) as (keyof typeof resultWords)[]

const shown = (result: Result, row: keyof typeof resultWords): string => {
  const value = result[row]
  if (value === null) return said.few
  return row === 'revenue' ? inEuros(value) : String(value)
}

/** What became of a campaign, by wording, for all its recipients together. */
export const Results = ({ of: { results } }: { of: OpenedCampaign }) =>
  results.length === 0 ? null : (
    <Part title={said.results}>
      <p>{said.resultsLead}</p>
      {results.map((result) => (
        <section key={result.variant}>
          {results.length > 1 ? (
            <h3>
              {said.wording} {result.variant === 'a' ? said.first : said.second}
            </h3>
          ) : null}
          <Facts of={Object.fromEntries(rows.map((row) => [resultWords[row], shown(result, row)]))} />
        </section>
      ))}
    </Part>
  )

/** Who gets nothing, and why; few of a kind are not counted. */
export const LeftOutPart = ({ counts }: { counts: OpenedCampaign['leftOut'] }) =>
  Object.keys(counts).length === 0 ? null : (
    <section>
      <h3>{said.leftOut}</h3>
      <Facts
        of={Object.fromEntries(
          (Object.entries(counts) as [LeftOut, number | null][]).map(([reason, count]) => [
            reasons[reason],
            count === null ? said.few : String(count),
          ]),
        )}
      />
    </section>
  )
