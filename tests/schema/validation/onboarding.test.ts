import { describe, expect, test } from 'vitest';
import { ONBOARDING_STEPS } from '#schema/options/screens/steps.ts';
import { messageOf } from '#schema/validation/issues.ts';
import {
  employerSteps,
  seekerSteps,
  STEP_INCOMPLETE,
} from '#schema/validation/seekers/onboarding.ts';
import { english, sentences, TODAY } from './sentences.ts';

const seeker = () => seekerSteps(TODAY);

test('every step of the dialog has its rules', () => {
  expect(Object.keys(seeker())).toEqual(ONBOARDING_STEPS.job_seeker);
  expect(Object.keys(employerSteps(TODAY))).toEqual(ONBOARDING_STEPS.employer);
});

test('an incomplete step has a hint', () =>
  expect(messageOf(STEP_INCOMPLETE, english)).toBe(
    'Please fill in all required fields to continue.',
  ));

test('an employer enters the company first, then contact details', () => {
  const { company, contact } = employerSteps(TODAY);
  expect(Object.keys(company.shape).join(' ')).toBe(
    'name industry size description website foundedYear employeeCount',
  );
  expect(Object.keys(contact.shape).join(' ')).toBe('phone email address city state country');
});

describe('a job seeker', () => {
  test('personal: all four fields, with a mobile number and a day in the past', () => {
    expect(sentences(seeker().personal, { contactNumber: '', gender: '' })).toEqual({
      dateOfBirth: 'Date of birth is required',
      gender: 'Gender is required',
      contactNumber: 'Contact number is required',
      currentLocation: 'Current location is required',
    });
    const given = { gender: 'male', currentLocation: 'Pune, Maharashtra' };
    expect(
      sentences(seeker().personal, {
        ...given,
        dateOfBirth: '2026-11-22',
        contactNumber: '12345',
      }),
    ).toEqual({
      dateOfBirth: 'Date of birth cannot be in the future',
      contactNumber: 'Please enter a valid 10-digit Indian mobile number',
    });
    expect(
      sentences(seeker().personal, {
        ...given,
        dateOfBirth: '2026-11-21',
        contactNumber: '6123456789',
      }),
    ).toEqual({});
  });

  test('experience: fresher or experienced', () => {
    expect(sentences(seeker().experience_type, {})).toEqual({
      experienceType: 'Experience level is required',
    });
    expect(sentences(seeker().experience_type, { experienceType: 'fresher' })).toEqual({});
  });

  test('professional: experienced users describe their job', () => {
    expect(sentences(seeker().professional, { experienceType: 'experienced' })).toEqual({
      currentCompany: 'Current company is required',
      currentJobTitle: 'Current job title is required',
      totalExperience: 'Total experience is required',
      currentCTC: 'Current CTC is required',
    });
    const given = {
      experienceType: 'experienced',
      currentCompany: 'Kaveri Foods',
      currentJobTitle: 'Cook',
      totalExperience: '2-3 years',
    };
    expect(sentences(seeker().professional, { ...given, currentCTC: '0' })).toEqual({
      currentCTC: 'Please enter a positive number greater than 0',
    });
    expect(seeker().professional.parse({ ...given, currentCTC: '3' })).toMatchObject({
      currentCTC: 300_000,
    });
  });

  test('professional: freshers describe what they are looking for', () => {
    expect(
      sentences(seeker().professional, { experienceType: 'fresher', expectedCTC: ' ' }),
    ).toEqual({
      expectedCTC: 'Expected CTC is required',
      desiredLocation: 'Desired location is required',
    });
    expect(sentences(seeker().professional, {})).toEqual({
      experienceType: 'Experience level is required',
    });
  });

  test('education: all four fields, with a year in range', () => {
    expect(sentences(seeker().education, {})).toEqual({
      highestQualification: 'Highest qualification is required',
      specialization: 'Specialization is required',
      university: 'University is required',
      yearOfPassing: 'Year of passing is required',
    });
    const given = { highestQualification: 'phd', specialization: 'Law', university: 'Delhi' };
    expect(sentences(seeker().education, { ...given, yearOfPassing: '1950' })).toEqual({});
    expect(sentences(seeker().education, { ...given, yearOfPassing: '195' })).toEqual({
      yearOfPassing: 'Year of passing must be between 1950 and 2030',
    });
  });

  test('skills: one of each kind; certificates are optional', () => {
    expect(sentences(seeker().skills, { technicalSkills: [], functionalSkills: [' '] })).toEqual({
      technicalSkills: 'Please add at least one technical skill',
      functionalSkills: 'Please add at least one functional skill',
    });
    expect(
      seeker().skills.parse({ technicalSkills: [' SQL ', 'sql'], functionalSkills: ['Sales'] }),
    ).toEqual({ technicalSkills: ['SQL'], functionalSkills: ['Sales'] });
  });

  test('assets: both must be answered; no is an answer', () => {
    expect(sentences(seeker().assets, { hasBike: null })).toEqual({
      hasBike: 'Bike: please answer yes or no',
      hasDrivingLicense: 'Driving licence: please answer yes or no',
    });
    expect(sentences(seeker().assets, { hasBike: false, hasDrivingLicense: false })).toEqual({});
  });
});

test('an employer enters the company and its industry', () => {
  const { company, contact } = employerSteps(TODAY);
  expect(sentences(company, {})).toEqual({
    name: 'Company name is required',
    industry: 'Industry is required',
  });
  expect(sentences(contact, { phone: '022 2345 6789', email: 'hr@kaveri.example' })).toEqual({});
});
