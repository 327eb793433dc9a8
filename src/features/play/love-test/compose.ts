import { itemAt, lastOf } from '../../../platform/needed/needed.ts'
import type { Gender } from '../../house/users/rules.ts'
import type { Dimension } from './questions.ts'
import {
  arrivals,
  bridges,
  closings,
  evenBridge,
  gestures,
  named,
  openings,
  partners,
  stages,
} from './readings/around.ts'
import { care } from './readings/care.ts'
import { levels } from './readings/levels.ts'
import { remarks } from './readings/remarks.ts'
import { type Choices, callsForHelp, type Measure, measuresOf, profileOf, type Stage } from './rules.ts'

export interface People {
  gender: Gender
  partnerGender: Gender
  stage: Stage
}

export interface Portrait {
  /** Whether answers tell of fear, control or a refusal that is not respected: help comes first, and nothing is measured. */
  calls: boolean
  opening: string
  parts: readonly { dimension: Dimension; score: number; level: Measure['level']; text: string }[]
  /** How the parts hold together, a paragraph each. */
  together: readonly string[]
  gestures: readonly string[]
  closing: string
}

/** Scores closer than this are told as equal. */
const EQUAL_WITHIN = 10
const GESTURES = 3

/** The portrait of a relationship, 600 words or more; the same answers always give the same words. */
export function compose({ gender, partnerGender, stage }: People, choices: Choices): Portrait {
  const measures = measuresOf(choices)
  const calls = callsForHelp(measures)
  const say = (text: string) => text.replaceAll('{partner}', partners[partnerGender])
  const weakest = measures.toSorted((a, b) => a.score - b.score)
  const opening = calls ? care.opening : openings[profileOf(measures.map(({ score }) => score))]
  return {
    calls,
    opening: `${arrivals[gender]} ${opening}`,
    parts: measures.map((measure) => ({
      dimension: measure.dimension,
      score: measure.score,
      level: measure.level,
      text: say(textOf(measure)),
    })),
    together: calls ? [care.aside] : [say(bridgeOf(weakest)), stages[stage]],
    gestures: calls ? care.gestures : weakest.slice(0, GESTURES).map(({ dimension }) => gestures[dimension]),
    closing: closings[gender],
  }
}

function textOf({ dimension, level, alarms, noted }: Measure): string {
  const instead = alarms ? care.dimensions[dimension] : undefined
  return instead ?? `${levels[dimension][level]} ${remarks[noted.id][noted.went]}`
}

/** @param weakest the weakest first */
function bridgeOf(weakest: readonly Measure[]): string {
  const [least, most] = [itemAt(weakest, 0), lastOf(weakest)]
  if (most.score - least.score < EQUAL_WITHIN) return evenBridge
  const known = `Votre point d’appui\u00a0: ${named[most.dimension]}. Ce qui réclame le plus d’attention\u00a0: ${named[least.dimension]}.`
  return `${known} ${bridges[most.dimension]}`
}
