import { buildPartnerClient } from './partner/buildPartnerClient.ts';

const FOLDER = 'dist/partner-client';

await buildPartnerClient(FOLDER);
process.stdout.write(`${FOLDER} holds the client for partners: npm publish ${FOLDER}\n`);
