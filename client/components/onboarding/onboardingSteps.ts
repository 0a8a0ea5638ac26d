import { CompanyFields } from '#client/components/company/form/CompanyFields.tsx';
import { ContactFields } from '#client/components/company/form/ContactFields.tsx';
import { SkillFields } from '#client/components/profile/SkillFields.tsx';
import type { UserRole } from '#client/lib/session.ts';
import {
  assetsStep,
  educationStep,
  employerSteps,
  experienceTypeStep,
  personalStep,
  professionalStep,
  skillsStep,
} from '#schema/validation/seekers/onboarding.ts';
import type { OnboardingStep } from './stepProps.ts';
import { AssetsStep } from './steps/AssetsStep.tsx';
import { EducationStep } from './steps/EducationStep.tsx';
import { ExperienceTypeStep } from './steps/ExperienceTypeStep.tsx';
import { PersonalStep } from './steps/PersonalStep.tsx';
import { ProfessionalStep } from './steps/ProfessionalStep.tsx';

/** In the documented order. */
export const STEPS: Readonly<Record<UserRole, readonly OnboardingStep[]>> = {
  JOB_SEEKER: [
    { id: 'personal', Fields: PersonalStep, rules: (today) => personalStep({ today }) },
    {
      id: 'experience_type',
      Fields: ExperienceTypeStep,
      rules: () => experienceTypeStep,
      advancesOn: 'experienceType',
    },
    { id: 'professional', Fields: ProfessionalStep, rules: () => professionalStep },
    { id: 'education', Fields: EducationStep, rules: () => educationStep },
    { id: 'skills', Fields: SkillFields, rules: () => skillsStep },
    { id: 'assets', Fields: AssetsStep, rules: () => assetsStep },
  ],
  EMPLOYER: [
    {
      id: 'company',
      Fields: CompanyFields,
      rules: (today) => employerSteps({ today }).company,
    },
    {
      id: 'contact',
      Fields: ContactFields,
      rules: (today) => employerSteps({ today }).contact,
    },
  ],
  ADMIN: [],
};
