import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { type Crop, crop } from '../../house/images/crop.server.ts'
import { proposeChanges } from './propose.server.ts'
import { proposePortrait, proposeVoice } from './propose-file.server.ts'
import { FIELDS, FILES, type Values } from './rules.ts'
import { removeFile, takeBackProposal } from './take-back.server.ts'

export const DONE = ['proposition', 'reprise', 'retrait'] as const
export type Done = (typeof DONE)[number]

export const typedIn = (form: FormData): Values =>
  Object.fromEntries(
    FIELDS.map((field) => [
      field,
      field === 'channels' ? form.getAll(field).join(',') : String(form.get(field) ?? '').slice(0, 8000),
    ]),
  ) as Values

/** What a form of the profile page asks for. @throws {Refusal} as the use case of its intent */
export async function actOnProfile(visit: Visit, form: FormData): Promise<Done> {
  const intent = form.get('intent')
  if (intent === 'portrait') {
    await proposePortrait(visit, await fileIn(form), cropIn(form))
    return 'proposition'
  }
  if (intent === 'voice') {
    const wave = String(form.get('wave') ?? '')
    await proposeVoice(visit, await fileIn(form), /^[0-9a-f]{0,48}$/.test(wave) ? wave : '')
    return 'proposition'
  }
  if (intent === 'takeBack') {
    await takeBackProposal(visit, Number(form.get('id')) || 0)
    return 'reprise'
  }
  if (intent === 'remove') {
    const file = FILES.find((one) => one === form.get('which'))
    if (!file) throw new Refusal('parametersInvalid')
    await removeFile(visit, file)
    return 'retrait'
  }
  await proposeChanges(visit, typedIn(form))
  return 'proposition'
}

/** Empty without scripts. @throws {Refusal} cropInvalid */
function cropIn(form: FormData): Crop {
  const sides = ['left', 'top', 'size'].filter((side) => form.has(side))
  const read = crop.safeParse(Object.fromEntries(sides.map((side) => [side, form.get(side)])))
  if (!read.success) throw new Refusal('cropInvalid')
  return read.data
}

/** @throws {Refusal} parametersMissing */
async function fileIn(form: FormData): Promise<Buffer> {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) throw new Refusal('parametersMissing', 'file')
  return Buffer.from(await file.arrayBuffer())
}
