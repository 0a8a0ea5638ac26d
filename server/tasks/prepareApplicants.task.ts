import {
  prepareApplicant,
  prepareApplicants,
} from '#server/modules/recommendation/applicants/prepareApplicants.service.ts';
import { defineTask } from './task.ts';

export const prepareApplicantsTask = defineTask({
  name: 'prepare-applicants',
  hour: '*/10 * * * *',
  endsWithin: 900,
  retry: { times: 6, first: 60, longest: 600 },
  run: (services, one) =>
    one ? prepareApplicant(services, one.applicationId) : prepareApplicants(services),
});
