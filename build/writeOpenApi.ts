/** `npm run -s openapi`: writes the OpenAPI document to the output. */
import { openApiText } from './openApi.ts'
import { readVersion } from './version.ts'

process.stdout.write(openApiText(readVersion().version))
