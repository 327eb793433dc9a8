import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { drawnShape } from '../../sky/charts/contract.server.ts'

const params = z.object({ id: z.coerce.number().int().positive() })

export const sharedChartsContract = contract({
  readSharedChart: {
    method: 'GET',
    path: '/api/consultations/:id/shared-chart',
    summary: 'Read the chart that the client of this open room shares with its psychic',
    access: 'psychic',
    params,
    output: z.object({ chart: drawnShape }),
    refusals: ['notFound'],
  },
  stopSharing: {
    method: 'DELETE',
    path: '/api/consultations/:id/shared-chart',
    summary: 'Stop sharing the chart with the psychic of this consultation; succeeds if none is shared',
    access: 'client',
    params,
    output: z.object({}),
    refusals: ['notFound'],
  },
})
