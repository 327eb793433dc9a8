import { writeBillOfMaterials } from './setup/bill-of-materials.mjs'

writeBillOfMaterials(process.argv[2])
