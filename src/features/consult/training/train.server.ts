import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { modules } from './modules.data.ts'
import { listPasses, writePass } from './queries.server.ts'
import { questionField, type TrainingModule, wrongOf } from './rules.ts'

/** The modules of the present training, each with when the psychic passed it; null if they have not. */
export async function trainingOf(db: Database, psychicId: number) {
  const passes = await listPasses(db, psychicId)
  return modules.map(({ key, title, minutes, version }) => {
    const own = passes.filter((pass) => pass.module === key)
    const passedAt = own.find((pass) => pass.version === version)?.passedAt.toISOString() ?? null
    return { key, title, minutes, passedAt, isRenewed: passedAt === null && own.length > 0 }
  })
}

/** How many modules the psychic has still to pass. */
export const countUntrained = async (db: Database, psychicId: number): Promise<number> =>
  (await trainingOf(db, psychicId)).filter(({ passedAt }) => passedAt === null).length

/** @throws {Refusal} as psychicOf */
export const readTraining = async (visit: Visit) => trainingOf(visit.db, psychicOf(visit).psychicId)

/** @throws {Refusal} notFound */
function moduleOf(key: string): TrainingModule {
  const module = modules.find((one) => one.key === key)
  if (!module) throw new Refusal('notFound')
  return module
}

/**
 * A module to read and answer, without the right answers, and the first other one that is not passed.
 * @throws {Refusal} as psychicOf, notFound
 */
export async function readModule(visit: Visit, key: string) {
  const { psychicId } = psychicOf(visit)
  const { title, minutes, version, words, questions } = moduleOf(key)
  const training = await trainingOf(visit.db, psychicId)
  const next = training.find((one) => one.passedAt === null && one.key !== key)
  return {
    key,
    version,
    title,
    minutes,
    words: [...words],
    questions: questions.map(({ ask, options }) => ({ ask, options: [...options] })),
    passedAt: training.find((one) => one.key === key)?.passedAt ?? null,
    next: next ? { key: next.key, title: next.title } : null,
  }
}

export interface Answered {
  passed: boolean
  /** The places of the questions that were answered wrongly, each with what to read again. */
  wrong: { place: number; why: string }[]
}

/**
 * Records a module as passed once every question is answered right; it may be tried again at will.
 * @throws {Refusal} as psychicOf; notFound, parametersMissing at the first question without an answer
 */
export async function answerModule(visit: Visit, key: string, answers: readonly number[]): Promise<Answered> {
  const { psychicId } = psychicOf(visit)
  const module = moduleOf(key)
  const missing = module.questions.findIndex(({ options }, place) => options[answers[place] ?? -1] === undefined)
  if (missing >= 0) throw new Refusal('parametersMissing', questionField(missing))
  const wrong = wrongOf(module, answers).map((place) => ({ place, why: module.questions[place]?.why ?? '' }))
  if (wrong.length === 0)
    await writePass(visit.db, psychicId, { module: key, version: module.version, passedAt: visit.now() })
  return { passed: wrong.length === 0, wrong }
}
