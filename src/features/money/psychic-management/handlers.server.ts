import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { changePortrait } from './change-portrait.server.ts'
import { changeAnswerPrice, changePrice } from './change-price.server.ts'
import { changeProfile } from './change-profile.server.ts'
import type { psychicDeskContract } from './contract.server.ts'
import { answerDocument, keepDocument, takeDocument } from './keep-document.server.ts'
import { receiveApplication } from './receive-application.server.ts'
import {
  openProfile,
  pausePsychic,
  recordTrial,
  refuseApplication,
  reopenApplication,
  resumePsychic,
} from './vet-psychic.server.ts'

export const psychicDeskHandlers: Handlers<typeof psychicDeskContract, Visit> = {
  async receiveApplication(visit, { body }) {
    return { id: await receiveApplication(visit, body) }
  },
  async changeProfile(visit, { params, body }) {
    await changeProfile(visit, params.id, body)
    return {}
  },
  async keepDocument(visit, { params, body, file }) {
    return { id: await keepDocument(visit, params.id, body.kind, file) }
  },
  takeDocument: (visit, { params }) => takeDocument(visit, params.id, params.documentId),
  async acceptDocument(visit, { params, body }) {
    await answerDocument(visit, params.id, params.documentId, { outcome: 'accepted', ...body })
    return {}
  },
  async refuseDocument(visit, { params, body }) {
    await answerDocument(visit, params.id, params.documentId, { outcome: 'refused', ...body })
    return {}
  },
  async recordTrial(visit, { params, body }) {
    await recordTrial(visit, params.id, body)
    return {}
  },
  async openProfile(visit, { params, body }) {
    await openProfile(visit, params.id, body)
    return {}
  },
  async refuseApplication(visit, { params, body }) {
    await refuseApplication(visit, params.id, body.reason)
    return {}
  },
  async reopenApplication(visit, { params, body }) {
    await reopenApplication(visit, params.id, body.reason)
    return {}
  },
  async pausePsychic(visit, { params, body }) {
    await pausePsychic(visit, params.id, body.reason)
    return {}
  },
  async resumePsychic(visit, { params, body }) {
    await resumePsychic(visit, params.id, body.reason)
    return {}
  },
  async changePrice(visit, { params, body }) {
    await changePrice(visit, params.id, body)
    return {}
  },
  async changeAnswerPrice(visit, { params, body }) {
    await changeAnswerPrice(visit, params.id, body)
    return {}
  },
  async changePortrait(visit, { params, body, file }) {
    await changePortrait(visit, params.id, file.bytes, body)
    return {}
  },
}
