import { describe, expect, test } from 'vitest';
import { profilePayload, type SeekerAnswers } from '#schema/profile/profilePayload.ts';

const COMMON = {
  dateOfBirth: '1998-05-17',
  gender: 'female',
  contactNumber: '9876543210',
  currentLocation: 'Pune, Maharashtra',
  highestQualification: 'bachelor',
  specialization: 'Commerce',
  university: 'University of Pune',
  yearOfPassing: 2019,
  technicalSkills: ['Tally Prime', 'SQL'],
  functionalSkills: ['Negotiation', 'sql'],
  certifications: ['GST Practitioner'],
  hasBike: false,
  hasDrivingLicense: true,
} as const;

const answers = (more: object) => ({ ...COMMON, ...more }) as unknown as SeekerAnswers;

const EXPECTED = {
  phone: '9876543210',
  location: 'Pune, Maharashtra',
  dateOfBirth: '1998-05-17',
  gender: 'female',
  education: 'bachelor',
  specialization: 'Commerce',
  university: 'University of Pune',
  yearOfPassing: 2019,
  skills: ['Tally Prime', 'SQL', 'Negotiation', 'GST Practitioner'],
  technicalSkills: ['Tally Prime', 'SQL'],
  functionalSkills: ['Negotiation', 'sql'],
  certifications: ['GST Practitioner'],
  hasBike: false,
  hasDrivingLicense: true,
  onboardingComplete: true,
};

describe('the documented payload', () => {
  test('of an experienced seeker', () => {
    const work = {
      experienceType: 'experienced',
      currentCompany: 'Lotus Works',
      currentJobTitle: 'Accountant',
      totalExperience: '3-5 years',
      currentCTC: 650_000,
    };
    expect(profilePayload(answers(work))).toEqual({
      ...EXPECTED,
      experienceType: 'experienced',
      currentCompany: 'Lotus Works',
      currentJobTitle: 'Accountant',
      experience: '3-5 years',
      currentCTC: 650_000,
    });
  });

  test('of a fresher who is open to work', () => {
    const wishes = {
      experienceType: 'fresher',
      expectedCTC: 300_000,
      desiredLocation: 'Mumbai, Maharashtra',
    };
    expect(profilePayload(answers(wishes))).toEqual({
      ...EXPECTED,
      experienceType: 'fresher',
      salaryExpectation: 300_000,
      preferredLocations: ['Mumbai, Maharashtra'],
      isOpenToWork: true,
    });
    expect(profilePayload(answers({ ...wishes, isOpenToWork: false })).isOpenToWork).toBe(false);
  });

  test('contains only filled fields', () => {
    const payload = profilePayload(answers({ certifications: [], specialization: '' }));
    expect(payload).not.toHaveProperty('certifications');
    expect(payload).not.toHaveProperty('specialization');
    expect(payload).not.toHaveProperty('isOpenToWork');
  });
});
